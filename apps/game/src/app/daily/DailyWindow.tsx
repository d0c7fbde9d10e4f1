import type { DailyThing } from '@letterliaan/contract'
import type { SpokenLine } from '@letterliaan/texts'
import { dailyTexts, letters, visits } from '@letterliaan/texts/daily'
import { Button, Dialog } from '@letterliaan/ui'
import { Buddy, Picture, useWording, type Worded } from '@letterliaan/ui/pictures'
import { useReadAloud } from '@letterliaan/ui/spoken'
import { useHeldRewards } from '../reward/Rewards.tsx'
import { DailyPicture } from './DailyPicture.tsx'
import layout from '../shell/layout.module.css'
import styles from './DailyWindow.module.css'

export interface DailyWindowProps {
  readonly thing: DailyThing
  readonly onClose: () => void
}

const { titles } = dailyTexts

export const chooseDailyTitle = ({ kind }: DailyThing): Worded =>
  kind === 'letter' || kind === 'visitor' ? titles[kind] : titles.egg

/** Shows the one surprise of a day, read aloud (PLEK-7). */
export function DailyWindow({ thing, onClose }: DailyWindowProps) {
  useHeldRewards(true)
  const word = useWording()
  return (
    <Dialog
      title={word(chooseDailyTitle(thing))}
      onClose={onClose}
      footer={<Button onClick={onClose}>{word(dailyTexts.close)}</Button>}
    >
      <div className={layout.told}>
        <div className={styles.pictures} data-kind={thing.kind}>
          <DailyPicture thing={thing} size="9rem" />
          {thing.kind === 'hatch' && (
            <span className={styles.animal}>
              <Picture name={thing.animal} size="5rem" />
            </span>
          )}
          {thing.kind === 'letter' && (
            <Buddy id={letters[thing.number]?.buddy_id ?? 1} mood="blij" size="6rem" />
          )}
        </div>
        <Lines lines={linesOf(thing)} />
      </div>
    </Dialog>
  )
}

function Lines({ lines }: { readonly lines: readonly SpokenLine[] }) {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <div className={styles.lines}>
      {lines.map(({ text }, at) => (
        <p key={text}>{textOf(at)}</p>
      ))}
      {speaker}
    </div>
  )
}

function linesOf(thing: DailyThing): readonly SpokenLine[] {
  switch (thing.kind) {
    case 'egg':
      return [thing.is_moving ? dailyTexts.moving : dailyTexts.egg]
    case 'hatch':
      return [dailyTexts.hatched[thing.animal], dailyTexts.movedIn]
    case 'letter':
      return lineOf(letters[thing.number])
    case 'visitor':
      return lineOf(visits[thing.number])
  }
}

const lineOf = (said: { readonly line: SpokenLine } | undefined): readonly SpokenLine[] =>
  said === undefined ? [] : [said.line]
