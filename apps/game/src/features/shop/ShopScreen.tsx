import type { Badge, PlacedThing, TreehousePlace } from '@letterliaan/contract'
import { shopTexts } from '@letterliaan/texts/shop'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import {
  Button,
  Card,
  Celebration,
  Coin,
  CoinCounter,
  Dialog,
  Glyph,
  HiddenText,
  joinClasses,
  shared,
} from '@letterliaan/ui'
import { useEffect, useRef, useState, type ReactNode, useCallback } from 'react'
import { validatePurchase } from '@letterliaan/rules'
import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { headwear } from '@letterliaan/ui/pictures'
import { toBadgeLine } from '../../app/badges/badge-line.ts'
import layout from '../../app/shell/layout.module.css'
import { BadgeCard } from '../../app/badges/BadgeCard.tsx'
import { Medal } from '../../app/badges/Medal.tsx'
import { Confirmation } from '../../app/Confirmation.tsx'
import styles from './ShopScreen.module.css'

export interface ShopScreenProps {
  readonly badges: readonly Badge[]
  readonly points: number
  readonly placed: readonly PlacedThing[]
  readonly badgesLink: ReactNode
  /** Resolves to whether it succeeded, after points and badges are refetched. */
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

  // The card of the bought badge is removed, and the focus can move only after the dialog has closed.
  useEffect(() => {
    if (bought !== null && !isOffered) purse.current?.focus()
  }, [bought, isOffered])

  return (
    <div className={layout.page}>
      <Card className={joinClasses(shared.row, styles.till)}>
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
        <div ref={purse} tabIndex={-1} className={joinClasses(shared.line, styles.purse)}>
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

interface BadgeForSaleProps {
  readonly badge: Badge
  readonly points: number
  readonly onWant: () => void
}

/** SHOP-4, SHOP-5 */
function BadgeForSale({ badge, points, onWant }: BadgeForSaleProps) {
  const isAffordable = validatePurchase(badge, points) === null
  const missing = badge.cost - points

  return (
    <li className={joinClasses(shared.column, styles.offer, !isAffordable && styles.tooDear)}>
      <BadgeCard badge={badge} size="large" className={styles.card} />
      <p className={joinClasses(shared.line, shared.tile, styles.price)}>
        <Coin />
        {badge.cost}
        <HiddenText> {commonTexts.points}</HiddenText>
      </p>
      <Button
        className={styles.buy}
        disabled={!isAffordable}
        aria-label={fill(shopTexts.buyBadge, { name: badge.name })}
        onClick={onWant}
      >
        {shopTexts.buy}
      </Button>
      {!isAffordable && (
        <p className={joinClasses(shared.balanced, styles.missing)}>
          <SpokenText
            line={shopTexts.tooFewPoints}
            shown={fill(shopTexts.pointsNeeded, { count: missing })}
          />
        </p>
      )}
    </li>
  )
}

interface BoughtDialogProps {
  readonly badge: Badge
  /** The first free place; undefined if all are used. */
  readonly place: TreehousePlace | undefined
  readonly onPut: (place: TreehousePlace) => void
  readonly onClose: () => void
}

function BoughtDialog({ badge, place, onPut, onClose }: BoughtDialogProps) {
  const [isNew, setNew] = useState(true)
  const endCelebration = useCallback(() => setNew(false), [])
  const asks = place === 'buddy' ? [shopTexts.wearIt] : place === undefined ? [] : [shopTexts.placeIt]
  const { textOf, speaker } = useReadAloud([shopTexts.nowYours, toBadgeLine(badge.name), ...asks], {
    auto: true,
  })
  return (
    <Dialog
      title={badge.name}
      onClose={onClose}
      footer={
        <>
          {place !== undefined && (
            <Button data-first-focus icon={<Glyph name="check" />} onClick={() => onPut(place)}>
              {place === 'buddy' ? shopTexts.putOn : shopTexts.putDown}
            </Button>
          )}
          <Button variant="quiet" icon={<Glyph name="close" />} onClick={onClose}>
            {shopTexts.later}
          </Button>
        </>
      }
    >
      <div className={joinClasses(shared.column, shared.balanced, styles.question)}>
        <span className={styles.won}>
          <Medal badge={badge} size="8rem" decorative />
          {isNew && <Celebration joy="word" onDone={endCelebration} />}
        </span>
        <p>
          {textOf(0)} {textOf(1)}. {asks.length > 0 && textOf(2)} {speaker}
        </p>
      </div>
    </Dialog>
  )
}

interface PurchaseDialogProps {
  readonly badge: Badge
  readonly points: number
  readonly onBuy: () => Promise<void>
  readonly onClose: () => void
}

/** SHOP-2 */
function PurchaseDialog({ badge, points, onBuy, onClose }: PurchaseDialogProps) {
  const [isBusy, setBusy] = useState(false)

  async function buy() {
    setBusy(true)
    await onBuy()
  }

  return (
    <Confirmation open isBusy={isBusy} onYes={() => void buy()} onNo={onClose} asks={shopTexts.buyIt}>
      <div className={joinClasses(shared.column, shared.balanced, styles.question)}>
        <Medal badge={badge} size="8rem" decorative />
        <p className={shared.large}>{badge.name}</p>
        <p>{fill(shopTexts.price, { cost: badge.cost, left: points - badge.cost })}</p>
      </div>
    </Confirmation>
  )
}

const inRoom = ['rug', 'shelf', 'railing', 'window', 'wall'] as const satisfies readonly TreehousePlace[]

/** Returns 'buddy' for headwear, else the first free place in the room; undefined if all are used. */
const findThingPlace = (
  { image }: Pick<Badge, 'image'>,
  placed: readonly PlacedThing[],
): TreehousePlace | undefined =>
  headwear.has(image) ? 'buddy' : inRoom.find((place) => placed.every((thing) => thing.place !== place))
