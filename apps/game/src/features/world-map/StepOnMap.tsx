import type { StepSummary } from '@letterliaan/contract'
import type { WorldNumber } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { mapTexts } from '@letterliaan/texts/map'
import { Glyph, joinClasses, shared } from '@letterliaan/ui'
import { AnchorBadge, StepMarker } from '@letterliaan/ui/pictures'
import { getStepPlaceProps, usePainted } from '@letterliaan/ui/scenes'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Offer } from '../../app/offer.ts'
import { BuddyOnMap } from './BuddyOnMap.tsx'
import type { MapLink } from './ThingsOnMap.tsx'
import { computeAppearDelayMs, computeDrawDelayMs, computeVanishDelayMs } from './icon-delays.ts'
import { findStepAppearance, findStepTarget, type StepTarget } from './step-appearance.ts'
import styles from './StepOnMap.module.css'

export interface StepOnMapProps {
  readonly world: WorldNumber
  readonly step: StepSummary
  readonly index: number
  readonly isCurrent: boolean
  readonly hasMix: boolean
  readonly renderPlayLink: (step: StepSummary, ...link: Parameters<MapLink>) => ReactNode
  readonly mixHasGame: boolean | undefined
  readonly offer: Offer | undefined
  /** True if the map scrolls to this step when it opens. */
  readonly isInSight: boolean
  readonly isTabStop: boolean
  readonly isLeaving: boolean
  readonly buddy_id: number
  /** Set if answers are not sent yet. `meetsRule`: the device predicts that the step is passed. */
  readonly unheard: { readonly meetsRule: boolean } | undefined
  readonly onShowAnchors: () => void
  readonly renderLink: StepLink
}

export type StepLink = (
  step: StepSummary,
  target: Exclude<StepTarget, 'nothing'>,
  props: {
    readonly className: string | undefined
    readonly 'aria-label': string
    readonly tabIndex: number
  },
  content: ReactNode,
) => ReactNode

/** A step on the map, with icon and anchor badge. At the child's step the buddy says what to do (GIDS-4). */
export function StepOnMap(props: StepOnMapProps) {
  const { world, step, index, isCurrent, isInSight, isLeaving, buddy_id } = props
  const { isTabStop, unheard, offer, onShowAnchors, renderLink } = props
  const place = getStepPlaceProps(world, step.position)
  const item = useRef<HTMLLIElement>(null)
  const isDrawn = usePainted(computeDrawDelayMs(index))

  useLayoutEffect(() => {
    if (!isInSight) return
    const show = () => item.current?.scrollIntoView({ block: 'center' })
    show()
    // A rotated tablet shows another map, on which the step is at another place.
    const upright = window.matchMedia('(orientation: portrait)')
    upright.addEventListener('change', show)
    return () => upright.removeEventListener('change', show)
  }, [isInSight])

  if (place === undefined) return null
  const look = findStepAppearance(step)
  const tabIndex = isTabStop ? 0 : -1
  const target = findStepTarget(step)
  const status = unheard === undefined ? look.label : `${look.label}. ${commonTexts.unheard}`
  const name = fill(mapTexts.stepLabel, { position: step.position, label: step.label, status })
  const delays = {
    '--appear': `${computeAppearDelayMs(index)}ms`,
    '--vanish': `${computeVanishDelayMs(index)}ms`,
  }
  const marker = (
    <StepMarker
      world={world}
      state={look.state}
      current={isCurrent}
      repeatable={look.repeatable}
      isDrawn={isDrawn}
      leaf={look.leaf}
      {...(look.stars && { stars: look.stars })}
    />
  )

  return (
    <li
      ref={item}
      className={joinClasses(place.className, styles.place, isLeaving && styles.leaving)}
      style={{ ...place.style, ...delays }}
      data-step={step.id}
      data-position={step.position}
      data-help={isCurrent ? 'stap' : undefined}
    >
      <div className={styles.step}>
        {target === 'nothing' ? (
          <button
            type="button"
            aria-disabled
            className={styles.locked}
            aria-label={name}
            title={step.label}
            tabIndex={tabIndex}
          >
            {marker}
          </button>
        ) : (
          renderLink(step, target, { className: styles.link, 'aria-label': name, tabIndex }, marker)
        )}
        <button
          type="button"
          className={joinClasses(shared.middle, styles.badge)}
          tabIndex={tabIndex}
          aria-label={fill(mapTexts.anchorsOfStep, { position: step.position })}
          data-help="ankerwoorden"
          onClick={onShowAnchors}
        >
          <AnchorBadge position={step.position} isDrawn={isDrawn} />
        </button>
        {unheard !== undefined && (
          <span className={joinClasses(shared.middle, shared.tile, styles.unheard)}>
            <Glyph name="eye" />
          </span>
        )}
        {isCurrent && (
          <BuddyOnMap
            world={world}
            step={step}
            isUnheard={unheard?.meetsRule === true}
            isLeaving={isLeaving}
            buddy_id={buddy_id}
            isDrawn={isDrawn}
            hasMix={props.hasMix}
            renderPlayLink={(...link) => props.renderPlayLink(step, ...link)}
            mixHasGame={props.mixHasGame}
            offer={offer}
            delayMs={computeAppearDelayMs(index) + appearMs}
          />
        )}
      </div>
    </li>
  )
}

const appearMs = 300
