import type { Badge, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import * as shopTexts from '@letterliaan/texts/shop'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { Card, CoinCounter } from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { toBadgeLine } from '../../app/badges/badge-line.ts'
import { BoughtDialog } from './BoughtDialog.tsx'
import { BadgeForSale } from './BadgeForSale.tsx'
import { findThingPlace } from './find-thing-place.ts'
import { PurchaseDialog } from './PurchaseDialog.tsx'
import layout from '../../app/shell/layout.module.css'
import styles from './ShopScreen.module.css'

export interface ShopScreenProps {
  readonly badges: readonly Badge[]
  readonly points: number
  readonly placed: readonly PlacedThing[]
  readonly badgesLink: ReactNode
  /** Resolves to success, after points and badges are refetched. */
  readonly onBuy: (badge: Badge) => Promise<boolean>
  readonly onPut: (id: number, place: TreehousePlace) => void
}

/** SHOP-1 to SHOP-5 */
export function ShopScreen({ badges, points, placed, badgesLink, onBuy, onPut }: ShopScreenProps) {
  const [wanted, setWanted] = useState<Badge | null>(null)
  const [bought, setBought] = useState<Badge | null>(null)
  const [isOffered, setOffered] = useState(false)
  const [putAt, setPutAt] = useState<TreehousePlace>()
  const purse = useRef<HTMLDivElement>(null)
  const offered = badgesForSale(badges)

  async function buy(badge: Badge) {
    const isBought = await onBuy(badge)
    setWanted(null)
    if (!isBought) return
    setPutAt(undefined)
    setBought(badge)
    setOffered(true)
  }

  function put(id: number, place: TreehousePlace) {
    onPut(id, place)
    setPutAt(place)
    setOffered(false)
  }

  // The bought card is gone, and the focus can move only after the dialog has closed.
  useEffect(() => {
    if (bought !== null && !isOffered) purse.current?.focus()
  }, [bought, isOffered])

  return (
    <div className={layout.page}>
      <Card className={styles.till}>
        {bought !== null && !isOffered && putAt === undefined && <Bought key={bought.id} badge={bought} />}
        {putAt !== undefined && (
          <p className={styles.greeting}>
            <SpokenText line={putAt === 'buddy' ? shopTexts.worn : shopTexts.placed} auto />
          </p>
        )}
        {bought === null && offered.length > 0 && (
          <p className={styles.greeting}>
            <SpokenText line={shopTexts.intro} auto />
          </p>
        )}
        <div ref={purse} tabIndex={-1} className={styles.purse}>
          <p className={layout.bold}>
            <SpokenText line={shopTexts.yourPoints} />
          </p>
          <CoinCounter key={points} from={points} plus={0} />
        </div>
        {badgesLink}
      </Card>
      {offered.length === 0 ? (
        <Card className={styles.empty}>
          <p>
            <SpokenText line={shopTexts.none} auto={bought === null} />
          </p>
        </Card>
      ) : (
        <section className={styles.stall} aria-label={shopTexts.forSale}>
          <div className={styles.awning} aria-hidden="true" />
          <ul className={styles.shelf}>
            {offered.map((badge) => (
              <BadgeForSale key={badge.id} badge={badge} points={points} onWant={() => setWanted(badge)} />
            ))}
          </ul>
        </section>
      )}
      {wanted !== null && (
        <PurchaseDialog
          badge={wanted}
          points={points}
          onBuy={() => buy(wanted)}
          onClose={() => setWanted(null)}
        />
      )}
      {bought !== null && isOffered && (
        <BoughtDialog
          badge={bought}
          place={findThingPlace(bought, placed)}
          onPut={(place) => put(bought.id, place)}
          onClose={() => setOffered(false)}
        />
      )}
    </div>
  )
}

function Bought({ badge }: { readonly badge: Badge }) {
  const { textOf, speaker } = useReadAloud([shopTexts.nowYours, toBadgeLine(badge.name)])
  return (
    <p className={styles.greeting}>
      {textOf(0)} {textOf(1)} {speaker}
    </p>
  )
}

/** Returns the badges for sale, the cheapest first (SHOP-2). */
const badgesForSale = (badges: readonly Badge[]): Badge[] =>
  badges
    .filter(({ is_buyable, is_active, student_has_badge }) => is_buyable && is_active && !student_has_badge)
    .toSorted((a, b) => a.cost - b.cost)
