import type { WorldNumber } from '@letterliaan/rules'
import { mapTexts } from '@letterliaan/texts/map'
import { joinClasses, shared } from '@letterliaan/ui'
import { Icon } from '@letterliaan/ui/pictures'
import { getMapPlaceProps } from '@letterliaan/ui/scenes'
import { useMemo, type ReactNode } from 'react'
import type { Offer } from '../../app/offer.ts'
import { findThingPlaces } from './thing-places.ts'
import styles from './ThingsOnMap.module.css'

export type MapLink = (props: { readonly className: string | undefined }, content: ReactNode) => ReactNode

export interface ThingsOnMapProps {
  readonly world: WorldNumber
  readonly position: number
  readonly renderMixLink?: MapLink | undefined
  readonly mixHasGame?: boolean | undefined
  readonly offer?: Offer | undefined
}

/** Shows optional activities as objects on the map (SPEEL-8). */
export function ThingsOnMap({ world, position, renderMixLink, mixHasGame, offer }: ThingsOnMapProps) {
  const places = useMemo(() => {
    const [wide, tall] = (['landscape', 'portrait'] as const).map((orientation) =>
      findThingPlaces(world, orientation, position, 2),
    )
    return [0, 1].map((at) => wide?.[at] && tall?.[at] && getMapPlaceProps(wide[at], tall[at]))
  }, [world, position])
  const [first, second] = places
  return (
    <>
      {renderMixLink && first && (
        <div className={joinClasses(first.className, styles.thing, styles.stone)} style={first.style}>
          {renderMixLink(
            { className: styles.touch },
            <>
              <Icon name={mixHasGame ? 'dice' : 'mix'} size="2.25rem" />
              <span className={joinClasses(shared.balanced, styles.name)} data-sign>
                {mapTexts.mixLabel}
              </span>
            </>,
          )}
        </div>
      )}
      {offer && second && (
        <div className={joinClasses(second.className, styles.thing, styles.stump)} style={second.style}>
          <button type="button" className={styles.touch} data-sign onClick={offer.open}>
            {offer.picture}
            <span className={joinClasses(shared.balanced, styles.name)} data-sign>
              {offer.label}
            </span>
          </button>
        </div>
      )}
    </>
  )
}
