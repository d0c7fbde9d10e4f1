import type { StepsByPhase, StepSummary, Student } from '@letterliaan/contract'
import {
  canEnterWorld,
  findCurrentStep,
  isReopened,
  findNextStep,
  sortByPath,
  type WorldNumber,
} from '@letterliaan/rules'
import { StepStatus } from '@letterliaan/contract/status'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { getButtonClass } from '@letterliaan/ui'
import { chooseDaylight, fetchWorldMap } from '@letterliaan/ui/scenes'
import { useWording } from '@letterliaan/ui/pictures'
import { useQuery, useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useStudent } from '../../app/data/useProfile.ts'
import type { UnsentStep } from '../../app/offline/response-cache.ts'
import { Help } from '../../app/help/Help.tsx'
import { worldMapTour, type WorldMapSituation } from '../../app/help/tours/world-map.ts'
import { useDaily } from '../../app/daily/useDaily.tsx'
import { useStoryOffer } from '../../app/story/useStoryOffer.tsx'
import { Link } from '@letterliaan/web/link'
import type { WorldParams } from '../../app/navigation/read-params.ts'
import { shouldSaveData } from '../../app/offline/should-save-data.ts'
import { useStoreNextStep } from '../../app/offline/useStoreNextStep.ts'
import { useUnsentStep } from '../../app/offline/useUnsentStep.ts'
import { usePageExit } from '../../app/navigation/usePageExit.ts'
import { usePageTitle } from '../../app/shell/PageScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { computeVanishTimeMs } from '../../features/world-map/icon-delays.ts'
import { findStepTarget, type StepTarget } from '../../features/world-map/step-appearance.ts'
import { useWelcomeToWorld4, WelcomeToWorld4 } from '../../features/world-map/WelcomeToWorld4.tsx'
import { FilmOfWorldBefore } from '../../features/world-map/FilmOfWorldBefore.tsx'
import { WorldDone } from '../../features/world-map/WorldDone.tsx'
import { WorldMapScreen } from '../../features/world-map/WorldMapScreen.tsx'
import { addresses } from '../../app/addresses.ts'
import { MeasureNotice } from './MeasureNotice.tsx'
import { useNextThing } from './useNextThing.ts'
import { useRedoWorld } from './useRedoWorld.ts'

export { fetchWorldMap }

export function WorldPage({ world_id }: WorldParams) {
  const { queries, navigator, sound, mapByStep } = useServices()
  const [light] = useState(() => chooseDaylight(new Date()))
  const student = useStudent()
  const { data } = useSuspenseQuery(queries.steps)
  const redo = useRedoWorld(world_id)
  useStoreNextStep(data[world_id])
  const { data: repeatables } = useQuery(queries.repeatables)
  const mix = repeatables?.find(({ is_mixed, status }) => is_mixed && status === StepStatus.open)
  const unheard = useUnsentStep()
  const nextThing = useNextThing(student, !shouldSaveData())
  const steps = sortByPath(data[world_id]).map((step) => withStatus(step, unheard))
  // Prefetches the stars of the redo, which the lessons of this world need.
  useQuery(queries.redo(world_id), { enabled: steps.some(isReopened) })
  const { offer: story, film } = useStoryOffer(world_id, data)
  const daily = useDaily(world_id, student, steps)
  // Makes one offer at a time. A scene waits until the surprise of the day is opened.
  const offer = story?.invitation || !daily.offer ? story : daily.offer
  usePageTitle(fill(commonTexts.worldNumber, { world: world_id }))
  const canEnter = (world: number): boolean => canEnterWorld(world, student)
  const renderCaveLink = world_id === 4 && student.end_reward_4_collected ? renderLinkToCave : undefined
  const next = world_id + 1
  const welcome = useWelcomeToWorld4(student.user_id)
  // On the way to another world the map itself lets the icons disappear.
  const isLeaving = usePageExit((address) => (isWorld(address) ? 0 : computeVanishTimeMs(steps.length)))
  const isWelcoming = world_id === 4 && welcome.isOpen

  const soundDiamond = useCallback(() => sound.playEffect('diamond'), [sound])
  const enter = useCallback(
    (world: WorldNumber) => navigator.go(addresses.world(world), { replace: true }),
    [navigator],
  )

  return (
    <>
      <WorldMapScreen
        world={world_id}
        steps={steps}
        buddy_id={student.buddy_id}
        unheard={unheard}
        isLeaving={isLeaving}
        light={light}
        canEnter={canEnter}
        onEnter={enter}
        onTouchAnimal={(name) => sound.playEffect(name)}
        renderLink={(step, target, props, content) => (
          <Link {...props} to={addressOfStep(world_id, step, target)}>
            {content}
          </Link>
        )}
        renderPlayLink={(step, props, content) => (
          <Link
            {...props}
            to={
              nextThing?.step_id === step.id
                ? nextThing.address
                : addressOfStep(world_id, step, findStepTarget(step))
            }
          >
            {content}
          </Link>
        )}
        overviewLink={
          <Link to={addresses.overview} className={getButtonClass()}>
            {commonTexts.backToMap}
          </Link>
        }
        help={
          world_id === 1 && <Help isOverScene tour={worldMapTour} situation={situationOf(steps, student)} />
        }
        renderCaveLink={renderCaveLink}
        renderMixLink={
          mix &&
          ((props, content) => (
            <Link
              {...props}
              to={addresses.lesson(1, mix.id)}
              aria-label={mix.label}
              onClick={() => mapByStep.set(mix.id, world_id)}
            >
              {content}
            </Link>
          ))
        }
        mixHasGame={mix?.has_game}
        offer={offer}
        scenery={daily.scenery}
        onward={onwardFrom(world_id, data, student)}
      />
      {film}
      {daily.window}
      {!isWelcoming && <MeasureNotice />}
      <WelcomeToWorld4 isOpen={isWelcoming} buddy_id={student.buddy_id} onClose={welcome.close} />
      {world_id > 1 && !isWelcoming && (
        <FilmOfWorldBefore
          key={world_id}
          world={(world_id - 1) as WorldNumber}
          steps={data[(world_id - 1) as WorldNumber]}
          isArriving={steps.every(({ status }) => status <= StepStatus.open || status === StepStatus.test)}
          user_id={student.user_id}
          buddy_id={student.buddy_id}
          playEffect={sound.playEffect}
        >
          <HeldRewards />
        </FilmOfWorldBefore>
      )}
      <WorldDone
        world={world_id}
        steps={steps}
        user_id={student.user_id}
        buddy_id={student.buddy_id}
        playEffect={sound.playEffect}
        onTell={soundDiamond}
        isWaiting={isWelcoming}
        onRedo={redo}
        onward={
          world_id === 4
            ? renderCaveLink?.(getButtonClass(), mapTexts.toCave)
            : canEnter(next) && (
                <Link to={addresses.world(next)} className={getButtonClass()}>
                  {fill(commonTexts.toWorld, { world: next })}
                </Link>
              )
        }
      />
    </>
  )
}

/** Shows a badge of the toets after the film, and not over it. */
function HeldRewards() {
  const { rewards } = useServices()
  useEffect(() => rewards.hold(), [rewards])
  return null
}

/** Applies the predicted status of answers that are not sent yet (NET-3). */
const withStatus = (step: StepSummary, unheard: UnsentStep | null): StepSummary =>
  step.id === unheard?.id ? { ...step, status: unheard.status } : step

/** Returns the destination from a world without work: the next thing on the path, else the cave or home. */
function onwardFrom(world: WorldNumber, steps: StepsByPhase, student: Student) {
  const open = Object.values(steps)
    .flat()
    .filter(({ phase_id }) => phase_id !== null && canEnterWorld(phase_id, student))
  const next = findNextStep(open)?.step.phase_id ?? null
  const link = (address: string, text: ReactNode) => (
    <Link to={address} className={getButtonClass()}>
      {text}
    </Link>
  )
  if (next !== null) {
    const to = next as WorldNumber
    return { to, link: link(addresses.world(to), fill(commonTexts.toWorld, { world: to })) }
  }
  if (world === 4 && student.end_reward_4_collected)
    return { to: 'cave', link: link(addresses.endCave, mapTexts.toCave) } as const
  // After the end of the game the diamond is in the cave of world 4.
  if (student.end_reward_4_collected)
    return { to: 4, link: link(addresses.world(4), mapTexts.toWorld4) } as const
  return { to: 'treehouse', link: link(addresses.treehouse, <ToTreehouse />) } as const
}

const ToTreehouse = () => useWording()(mapTexts.toTreehouse)

const isWorld = (address: string): boolean => address.startsWith('/wereld/')

const situationOf = (steps: readonly StepSummary[], student: Student): WorldMapSituation => ({
  hasCurrentStep: findCurrentStep(steps) !== null,
  canEnterNextWorld: canEnterWorld(2, student),
})

/** MAP-10 */
const addressOfStep = (world: WorldNumber, { id, test_id }: StepSummary, target: StepTarget): string =>
  target === 'test' && test_id !== null ? addresses.test(id, test_id) : addresses.lesson(world, id)

const renderLinkToCave = (className: string | undefined, content: ReactNode) => (
  <Link to={addresses.endCave} className={className}>
    {content}
  </Link>
)
