import { type ReactNode, useState } from 'react'
import { type SpokenLine, fill } from '@letterliaan/texts'
import { SpokenText } from '@letterliaan/ui/spoken'
import { Button, Dialog, HiddenText, joinClasses, shared, SpeechBubble } from '@letterliaan/ui'
import { Buddy, Icon, StepMarker, type StepMarkerProps } from '@letterliaan/ui/pictures'
import { commonTexts } from '@letterliaan/texts/common'
import { overviewTexts } from '@letterliaan/texts/overview'
import { WorldPicture } from '@letterliaan/ui/scenes'
import styles from './WorldOverview.module.css'
import type { WorldPanel } from './worlds.ts'

interface WorldOverviewProps {
  readonly panels: readonly WorldPanel[]
  /** Undefined if there is nothing to play. */
  readonly playOn?: ReactNode
  readonly lookOffer?: ReactNode
  readonly renderLink: (panel: WorldPanel, className: string, content: ReactNode) => ReactNode
}

/** WO-1, WO-3 */
export function WorldOverview({ playOn, lookOffer, ...props }: WorldOverviewProps) {
  return (
    <div className={joinClasses(shared.column, styles.overview)}>
      {playOn ? (
        <div className={joinClasses(shared.row, styles.first)}>
          {playOn}
          <div className={joinClasses(shared.row, styles.legend)}>
            <StepLegend />
            {lookOffer}
          </div>
        </div>
      ) : null}
      <WorldPanels {...props} />
      {playOn ? null : (
        <div className={joinClasses(shared.row, styles.legend)}>
          <StepLegend />
          {lookOffer}
        </div>
      )}
    </div>
  )
}

interface PlayOnProps {
  readonly buddy_id: number
  /** Replaces the sentence; undefined while loading, when nothing is said. */
  readonly greeting: SpokenLine | null | undefined
  readonly sentence: SpokenLine
  readonly children: ReactNode
}

/** GIDS-3, GIDS-4 */
export function PlayOn({ buddy_id, greeting, sentence, children }: PlayOnProps) {
  return (
    <div className={styles.on} data-help="speel">
      <Buddy id={buddy_id} size="4rem" />
      <SpeechBubble className={joinClasses(shared.line, styles.bubble)}>
        <p className={styles.said}>
          <SpokenText line={greeting ?? sentence} auto={greeting !== undefined} />
        </p>
        {children}
      </SpeechBubble>
    </div>
  )
}

interface WorldPanelsProps {
  readonly panels: readonly WorldPanel[]
  readonly renderLink: (panel: WorldPanel, className: string, content: ReactNode) => ReactNode
}

/** WO-1, WO-2 */
function WorldPanels({ panels, renderLink }: WorldPanelsProps) {
  return (
    <ul className={styles.panels} data-help="werelden">
      {panels.map((panel) => {
        const className = joinClasses(styles.panel, !panel.isOpen && styles.locked)
        return (
          <li key={panel.world} className={styles.panelPlace}>
            {panel.isOpen ? (
              renderLink(panel, className, <PanelContent panel={panel} />)
            ) : (
              <button type="button" disabled className={className} data-help="slot">
                <PanelContent panel={panel} />
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function PanelContent({ panel: { world, name, isOpen, hasDiamond } }: { panel: WorldPanel }) {
  return (
    <>
      <WorldPicture world={world} className={styles.art ?? ''} />
      <span className={styles.plank}>
        <span className={styles.number}>{fill(commonTexts.worldNumber, { world })}</span>
        <span className={styles.name}>{name}</span>
      </span>
      {!isOpen && (
        <span className={joinClasses(shared.middle, styles.sign)}>
          <Icon name="lock" size="2.75rem" />
          <HiddenText>{commonTexts.locked.text}</HiddenText>
        </span>
      )}
      {hasDiamond && (
        <span className={joinClasses(shared.middle, styles.diamond)} data-help="diamant">
          <Icon name={`diamond-${world}`} size="3.5rem" label={overviewTexts.hasDiamond} />
        </span>
      )}
    </>
  )
}

type Look = Omit<StepMarkerProps, 'world' | 'className'>

const entries: readonly { readonly look: Look; readonly text: SpokenLine }[] = [
  { look: { state: 'open' }, text: overviewTexts.legend.open },
  { look: { state: 'open', current: true }, text: overviewTexts.legend.current },
  { look: { state: 'paused-exploring' }, text: overviewTexts.legend.exploring },
  { look: { state: 'paused-practising' }, text: overviewTexts.legend.practising },
  { look: { state: 'paused-dictation' }, text: overviewTexts.legend.dictation },
  { look: { state: 'test' }, text: overviewTexts.legend.toets },
  { look: { state: 'passed', stars: 2 }, text: overviewTexts.legend.passed },
  { look: { state: 'passed', leaf: 'gold' }, text: commonTexts.mastered },
  { look: { state: 'passed', leaf: 'faded' }, text: commonTexts.faded },
  { look: { state: 'open', repeatable: true }, text: commonTexts.mayRepeat },
  { look: { state: 'waived' }, text: overviewTexts.legend.waived },
  { look: { state: 'locked' }, text: overviewTexts.legend.locked },
]

/** WO-3 */
export function StepLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" data-help="uitleg" onClick={() => setOpen(true)}>
        {overviewTexts.legend.title.text}
      </Button>
      <Dialog
        open={isOpen}
        size="wide"
        title={overviewTexts.legend.title.text}
        onClose={() => setOpen(false)}
      >
        <p>
          <SpokenText line={overviewTexts.legend.intro} auto />
        </p>
        <ul className={styles.explained}>
          {entries.map(({ look, text }) => (
            <li key={text.text} className={styles.explainedMarker}>
              <StepMarker world={1} className={styles.marker ?? ''} {...look} />
              <SpokenText line={text} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
