import { SpokenText } from '@letterliaan/ui/spoken'
import type { StepSummary } from '@letterliaan/contract'
import { findCurrentStep, type WorldNumber } from '@letterliaan/rules'
import { useLook, Picture, Icon, Buddy, useWording, Signpost } from '@letterliaan/ui/pictures'
import {
  WorldMap,
  type Daylight,
  getMapPlaceProps,
  usePainted,
  getCavePlaceProps,
  getSignpostPlaceProps,
} from '@letterliaan/ui/scenes'
import type { SoundName } from '@letterliaan/ui/sound'
import { lazy, Suspense, useState, type ComponentType, type ReactNode, useEffect } from 'react'
import { Button, Card, Dialog, HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { StepStatus } from '@letterliaan/contract/status'
import { fill, exclaimed } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { pageTexts } from '@letterliaan/texts/pages'
import type { Offer } from '../../app/offer.ts'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'
import { animalsByWorld, type AnimalOnMap } from './animals.ts'
import { GuideOnMap, type WayFromWorld } from './GuideOnMap.tsx'
import { StepOnMap, type StepLink, type StepOnMapProps } from './StepOnMap.tsx'
import type { MapLink, ThingsOnMapProps } from './ThingsOnMap.tsx'
import { useStepKeys } from './useStepKeys.ts'
import { useWorldSwitch, findAdjacentWorld } from './useWorldSwitch.ts'
import styles from './WorldMapScreen.module.css'
import { computePictureDelayMs } from './icon-delays.ts'

/** Renders nothing if its code cannot be loaded. */
const ThingsOnMap = lazy<ComponentType<ThingsOnMapProps>>(() =>
  import('./ThingsOnMap.tsx').then(
    (code) => ({ default: code.ThingsOnMap }),
    () => ({ default: () => null }),
  ),
)

interface WorldMapScreenProps {
  readonly world: WorldNumber
  readonly steps: readonly StepSummary[]
  readonly buddy_id: number
  readonly unheard?: { readonly id: number; readonly meetsRule: boolean } | null
  /** True while the child leaves for a page that is no world. */
  readonly isLeaving?: boolean
  readonly canEnter: (world: WorldNumber) => boolean
  /** Should be stable while the world is the same. */
  readonly onEnter: (world: WorldNumber) => void
  readonly renderLink: StepLink
  readonly renderPlayLink: StepOnMapProps['renderPlayLink']
  readonly overviewLink: ReactNode
  /** Renders the link into the end cave; undefined if the child may not enter it. */
  readonly renderCaveLink?: RenderCaveLink | undefined
  readonly onward: { readonly to: WayFromWorld; readonly link: ReactNode }
  readonly renderMixLink?: MapLink | undefined
  readonly mixHasGame?: boolean | undefined
  readonly offer?: Offer | undefined
  readonly scenery?: ReactNode
  readonly light?: Daylight
  readonly onTouchAnimal: (sound: SoundName) => void
  /** The help button, if the world has one (WO-6). */
  readonly help?: ReactNode
}

/** A world with its steps on the path (MAP-1 to MAP-12). The look 10+ and empty worlds have no animals. */
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
              // In a finished world the guide needs the space at the first or last step.
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

/** Returns the child's step, the last if all are passed, the first if all are locked. `steps` in order. */
export const findStepToScrollTo = <S extends Placed>(steps: readonly S[]): S | undefined =>
  findCurrentStep(steps) ?? steps.findLast(({ status }) => status !== StepStatus.locked) ?? steps[0]

/** Time that an animal's line is shown (ms). */
const saysMs = 1800

interface AnimalProps {
  readonly animal: AnimalOnMap
  /** Index among the animals, whose pictures are loaded one by one. */
  readonly index: number
  /** Called on a touch, so that the app plays its sound. The animal itself moves and speaks. */
  readonly onTouch: () => void
}

function Animal({ animal, index, onTouch }: AnimalProps) {
  const { picture, label, says, move, wide, tall } = animal
  const isPainted = usePainted(computePictureDelayMs(index))
  const [touches, setTouches] = useState(0)
  const [silentAfter, setSilentAfter] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setSilentAfter(touches), saysMs)
    return () => clearTimeout(timer)
  }, [touches])

  const place = getMapPlaceProps(wide, tall)
  return (
    <div className={joinClasses(place?.className, styles.animal)} style={place?.style}>
      <button
        type="button"
        className={styles.touch}
        aria-label={label}
        onClick={() => {
          setTouches(touches + 1)
          onTouch()
        }}
      >
        <span key={touches} className={joinClasses(styles.body, touches > 0 && styles[move])}>
          <span className={styles.idle} data-moves="animal">
            {isPainted && <Picture name={picture} />}
          </span>
        </span>
      </button>
      <output className={styles.says}>{touches > silentAfter && <span>{says}</span>}</output>
    </div>
  )
}

type RenderCaveLink = (className: string | undefined, content: ReactNode) => ReactNode

/** The entrance of the end cave, on the mountain of world 4 (MAP-8). */
function EndCave({ renderLink }: { readonly renderLink: RenderCaveLink }) {
  return (
    <div {...getCavePlaceProps(4)}>
      {renderLink(
        styles.cave,
        <>
          <Icon name="cave" size="var(--marker-size)" />
          <span className={joinClasses(shared.tile, styles.caveName)}>{pageTexts.cave}</span>
        </>,
      )}
    </div>
  )
}

/** Shown in a world without prepared steps (MAP-6). */
function NoSteps({ buddy_id, children }: { buddy_id: number; children: ReactNode }) {
  const word = useWording()
  return (
    <div className={joinClasses(shared.middle, shared.cover, styles.noSteps)}>
      <Card className={joinClasses(shared.column, styles.noStepsCard)}>
        <Buddy id={buddy_id} mood="denkt" size="6rem" />
        <h2>{word(exclaimed(mapTexts.noSteps))}</h2>
        <p>
          <SpokenText line={mapTexts.noStepsYet} auto />
        </p>
        {children}
      </Card>
    </div>
  )
}

interface WorldSignProps {
  readonly world: WorldNumber
  readonly to: 'previous' | 'next'
  readonly canEnter: (world: WorldNumber) => boolean
  readonly onLeave: () => void
}

/** The signpost to an adjacent world, which a swipe also opens (WO-5). */
function WorldSign({ world, to, canEnter, onLeave }: WorldSignProps) {
  const isPainted = usePainted()
  const place = getSignpostPlaceProps(world, to)
  if (place === undefined) return null
  const target = findAdjacentWorld(world, to === 'next' ? 1 : -1)
  const isOpen = canEnter(target)
  return (
    <button
      type="button"
      aria-disabled={!isOpen}
      aria-label={
        isOpen ? fill(commonTexts.toWorld, { world: target }) : fill(mapTexts.lockedWorld, { world: target })
      }
      className={joinClasses(place.className, styles.sign, !isOpen && styles.locked)}
      style={place.style}
      data-sign
      data-help={to === 'next' ? 'volgende-wereld' : undefined}
      onClick={onLeave}
    >
      <Signpost to={to}>{fill(commonTexts.worldNumber, { world: target })}</Signpost>
      {!isOpen && isPainted && (
        <span className={joinClasses(shared.middle, styles.lock)}>
          <Icon name="lock" size="1.75rem" />
        </span>
      )}
    </button>
  )
}
