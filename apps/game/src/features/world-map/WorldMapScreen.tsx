import { SpokenText } from '@letterliaan/ui/spoken'
import type { StepSummary } from '@letterliaan/contract'
import { findCurrentStep, type WorldNumber } from '@letterliaan/rules'
import { useLook } from '@letterliaan/ui/pictures'
import { WorldMap, type Daylight } from '@letterliaan/ui/scenes'
import type { SoundName } from '@letterliaan/ui/sound'
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import type { Offer } from '../../app/offer.ts'
import { Animal } from './Animal.tsx'
import { animalsByWorld } from './animals.ts'
import { EndCave, type RenderCaveLink } from './EndCave.tsx'
import { GuideOnMap, type WayFromWorld } from './GuideOnMap.tsx'
import { NoSteps } from './NoSteps.tsx'
import { StepOnMap, type StepLink, type StepOnMapProps } from './StepOnMap.tsx'
import type { MapLink, ThingsOnMapProps } from './ThingsOnMap.tsx'
import { useStepKeys } from './useStepKeys.ts'
import { useWorldSwitch } from './useWorldSwitch.ts'
import { WorldSign } from './WorldSign.tsx'
import styles from './WorldMapScreen.module.css'
import { Button, Dialog, HiddenText } from '@letterliaan/ui'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'
import { StepStatus } from '@letterliaan/contract/status'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as mapTexts from '@letterliaan/texts/map'

/** Renders nothing if its code cannot be loaded. */
const ThingsOnMap = lazy<ComponentType<ThingsOnMapProps>>(() =>
  import('./ThingsOnMap.tsx').then(
    (code) => ({ default: code.ThingsOnMap }),
    () => ({ default: () => null }),
  ),
)

export interface WorldMapScreenProps {
  readonly world: WorldNumber
  readonly steps: readonly StepSummary[]
  readonly buddy_id: number
  readonly unheard?: { readonly id: number; readonly meetsRule: boolean } | null
  /** True while the child leaves for a page other than a world. */
  readonly isLeaving?: boolean
  readonly canEnter: (world: WorldNumber) => boolean
  /** Should be stable while the world stays the same. */
  readonly onEnter: (world: WorldNumber) => void
  readonly renderLink: StepLink
  readonly renderPlayLink: StepOnMapProps['renderPlayLink']
  readonly overviewLink: ReactNode
  /** Renders the link into the end cave; left out while the cave may not be entered. */
  readonly renderCaveLink?: RenderCaveLink | undefined
  readonly onward: { readonly to: WayFromWorld; readonly link: ReactNode }
  readonly renderMixLink?: MapLink | undefined
  readonly mixHasGame?: boolean | undefined
  readonly offer?: Offer | undefined
  readonly scenery?: ReactNode
  readonly light?: Daylight
  readonly onTouchAnimal: (sound: SoundName) => void
  /** The help button, where the world has one (WO-6). */
  readonly help?: ReactNode
}

/** A world with its steps along the path (MAP-1 to MAP-12). Animals are left out in the look 10+ and without steps. */
export function WorldMapScreen(props: WorldMapScreenProps) {
  const { world, steps, buddy_id, isLeaving = false, canEnter, onEnter } = props
  const { renderLink, overviewLink, renderCaveLink, onward, renderMixLink, light, onTouchAnimal, help } =
    props
  const [anchorsOf, setAnchorsOf] = useState<StepSummary | null>(null)
  const { isSwitching, leave, swipe } = useWorldSwitch({ world, icons: steps.length, canEnter, onEnter })
  const look = useLook()
  const current = findCurrentStep(steps)
  const isDone = steps.length > 0 && current === null
  const inSight = isDone ? undefined : findStepToScrollTo(steps)
  const keys = useStepKeys(findStepToScrollTo(steps)?.id)
  const tabStop = keys.stopAmong(steps.map(({ id }) => id))

  return (
    <main className={styles.screen} data-map {...swipe}>
      <HiddenText as="h1">{fill(commonTexts.worldNumber, { world })}</HiddenText>
      {tabStop !== undefined && (
        <Button variant="secondary" className={styles.skip} onClick={keys.goToStop}>
          {mapTexts.toMyStep}
        </Button>
      )}
      {help}
      <WorldMap world={world} {...(light && { light })}>
        {props.scenery}
        {steps.length === 0 && <NoSteps buddy_id={buddy_id}>{overviewLink}</NoSteps>}
        <ol className={styles.steps} {...keys.handlers}>
          {steps.map((step, index) => (
            <StepOnMap
              key={step.id}
              world={world}
              step={step}
              index={index}
              isCurrent={step === current}
              isInSight={step === inSight}
              isTabStop={step.id === tabStop}
              isLeaving={isSwitching || isLeaving}
              buddy_id={buddy_id}
              unheard={props.unheard?.id === step.id ? props.unheard : undefined}
              onShowAnchors={() => setAnchorsOf(step)}
              renderLink={renderLink}
              hasMix={renderMixLink !== undefined}
              renderPlayLink={props.renderPlayLink}
              mixHasGame={props.mixHasGame}
              offer={props.offer}
            />
          ))}
        </ol>
        {!isSwitching && !isLeaving && (
          <Suspense>
            <ThingsOnMap
              {...{ world, renderMixLink, mixHasGame: props.mixHasGame, offer: props.offer }}
              // In a finished world the guide needs the room at the first or last step.
              position={current?.position ?? Math.ceil(steps.length / 2)}
            />
          </Suspense>
        )}
        {renderCaveLink && <EndCave renderLink={renderCaveLink} />}
        <WorldSign world={world} to="previous" canEnter={canEnter} onLeave={() => leave(-1)} />
        <WorldSign world={world} to="next" canEnter={canEnter} onLeave={() => leave(1)} />
        {isDone && !isSwitching && !isLeaving && (
          <GuideOnMap
            key={`${world} ${onward.to}`}
            {...{ world, buddy_id }}
            isWaived={steps.every(({ is_waived }) => is_waived)}
            to={onward.to}
          >
            {onward.link}
          </GuideOnMap>
        )}
        {look === 'jungle' &&
          steps.length > 0 &&
          animalsByWorld[world].map((animal, index) => (
            <Animal
              key={`${world} ${animal.picture}`}
              animal={animal}
              index={index}
              onTouch={() => onTouchAnimal(animal.sound)}
            />
          ))}
      </WorldMap>
      <AnchorBubble step={anchorsOf} onClose={() => setAnchorsOf(null)} />
    </main>
  )
}

/** Shows the anchor words of a step, opened by its badge (MAP-3). */
function AnchorBubble({ step, onClose }: { step: StepSummary | null; onClose: () => void }) {
  return (
    <Dialog open={step !== null} title={mapTexts.anchorsInStep} onClose={onClose}>
      <p>
        <SpokenText line={commonTexts.anchorsHelp} auto />
      </p>
      {step !== null && <AnchorSlider anchors={step.anchors} step_id={step.id} />}
    </Dialog>
  )
}

type Placed = Pick<StepSummary, 'status'>

/** Returns the child's step, the last if all are passed, the first if all are locked; `steps` in order. */
export const findStepToScrollTo = <S extends Placed>(steps: readonly S[]): S | undefined =>
  findCurrentStep(steps) ?? steps.findLast(({ status }) => status !== StepStatus.locked) ?? steps[0]
