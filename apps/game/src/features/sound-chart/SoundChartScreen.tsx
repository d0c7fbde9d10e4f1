import { listChartPages, type SoundCard } from '@letterliaan/dutch/sound-chart'
import { fill, toProductLine } from '@letterliaan/texts'
import { soundChartTexts } from '@letterliaan/texts/sound-chart'
import { Card, HiddenText, joinClasses, shared, SpeakerButton, TextField } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState, type CSSProperties, type ReactNode, useRef, type KeyboardEvent } from 'react'
import { commonTexts } from '@letterliaan/texts/common'
import { Picture } from '@letterliaan/ui/pictures'
import layout from '../../app/shell/layout.module.css'
import { findSounds, nameCard, listExamples } from './find-sounds.ts'
import styles from './SoundChartScreen.module.css'
import { SoundTile, LettersInColor } from './SoundTile.tsx'

/** In the order of the printed chart. */
const bands = listChartPages().flat()
const cards = bands.flat().flatMap((section) => section.cards)

interface SoundChartScreenProps {
  /** Plays the sound if the card has one, and then its first word. */
  readonly onSaySound: (card: SoundCard) => void
  readonly onSayWord: (word: string) => void
  readonly pdfLink: ReactNode
}

/** Shows the sounds in the order and colours of the printed klankenkaart (GIDS-15). */
export function SoundChartScreen({ onSaySound, onSayWord, pdfLink }: SoundChartScreenProps) {
  const [letters, setLetters] = useState('')
  const [chosen, setChosen] = useState<SoundCard | null>(null)
  const matching = findSounds(cards, letters)
  const { area, stopAt } = useArrowKeys(cards.filter((card) => matching.includes(card)).map(nameCard))

  function choose(card: SoundCard) {
    setChosen(card)
    onSaySound(card)
  }

  return (
    <div className={styles.screen}>
      <div className={styles.beside}>
        <ChosenCard card={chosen} onSaySound={onSaySound} onSayWord={onSayWord} />
      </div>
      <Card className={layout.stack3}>
        <search>
          <form
            className={joinClasses(shared.row, styles.search)}
            onSubmit={(event) => {
              event.preventDefault()
              if (matching[0] !== undefined && letters.trim() !== '') choose(matching[0])
            }}
          >
            <TextField
              label={soundChartTexts.search}
              type="search"
              value={letters}
              maxLength={20}
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              onWrite={setLetters}
            />
            {pdfLink}
          </form>
        </search>
        <output className={styles.count}>{letters.trim() !== '' && countOf(matching.length)}</output>
        <div ref={area} className={layout.stack5}>
          {bands.map((band) => (
            <div key={band[0]?.title} className={joinClasses(shared.wrap, styles.band)}>
              {band.map(({ title, rule, columns, cards: inSection }) => {
                const shown = inSection.filter((card) => matching.includes(card))
                if (shown.length === 0) return null
                return (
                  <section key={title} style={{ '--columns': columns } as CSSProperties} aria-label={title}>
                    <h2>{title}</h2>
                    <p className={styles.rule}>{rule !== '' && <SpokenText line={toProductLine(rule)} />}</p>
                    <ul className={styles.tiles}>
                      {shown.map((card) => (
                        <li key={nameCard(card)}>
                          <SoundTile
                            card={card}
                            isChosen={card === chosen}
                            onClick={() => choose(card)}
                            {...stopAt(nameCard(card))}
                          />
                        </li>
                      ))}
                    </ul>
                  </section>
                )
              })}
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}

function countOf(count: number): string {
  if (count === 0) return soundChartTexts.noSound
  return fill(soundChartTexts.found, { count })
}

interface ChosenCardProps {
  readonly card: SoundCard | null
  readonly onSaySound: (card: SoundCard) => void
  readonly onSayWord: (word: string) => void
}

export function ChosenCard({ card, onSaySound, onSayWord }: ChosenCardProps) {
  return (
    <Card className={styles.card}>
      <section className={layout.stack3} aria-label={soundChartTexts.chosen}>
        {card === null ? (
          <p>
            <SpokenText line={soundChartTexts.tapSound} auto />
          </p>
        ) : (
          <>
            <div className={joinClasses(shared.line, styles.head)}>
              <Picture name={card.picture} size="3.5rem" />
              <output className={styles.sentence}>{tell(card)}</output>
              {card.sound !== null && (
                <SpeakerButton label={commonTexts.hearSound} onClick={() => onSaySound(card)} />
              )}
            </div>
            <ul className={styles.spellings} aria-label={soundChartTexts.soWritten}>
              {listExamples(card).map((example) => {
                const { word, at, letters } = example
                return (
                  <li key={`${letters} ${word}`}>
                    <button
                      type="button"
                      className={joinClasses(shared.line, shared.slip, styles.spelling)}
                      onClick={() => onSayWord(word)}
                    >
                      <HiddenText>{soundChartTexts.listen}</HiddenText> <LettersInColor example={example} />
                      <HiddenText>,</HiddenText>{' '}
                      <span>
                        {word.slice(0, at)}
                        <b className={styles.spelled}>{letters}</b>
                        {word.slice(at + letters.length)}
                      </span>
                    </button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </section>
    </Card>
  )
}

const tell = ({ sound, first }: SoundCard): string =>
  sound === null
    ? fill(soundChartTexts.notHeard, { word: first.word })
    : fill(soundChartTexts.writtenAs, { word: first.word })

function nearestInRow(tiles: readonly HTMLElement[], at: number, isDown: boolean): number | null {
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  const from = boxes[at]
  if (from === undefined) return null
  const distances = boxes.map((box) => (box.top - from.top) * (isDown ? 1 : -1))
  const next = Math.min(...distances.filter((distance) => distance > 1))
  const row = [...boxes.keys()].filter((index) => Math.abs((distances[index] ?? 0) - next) < 1)
  const asideOf = (index: number) => Math.abs((boxes[index]?.left ?? 0) - from.left)
  return row.toSorted((a, b) => asideOf(a) - asideOf(b))[0] ?? null
}

function placeOfKey(key: string, tiles: readonly HTMLElement[], at: number): number | null {
  const last = tiles.length - 1
  if (key === 'ArrowRight') return Math.min(at + 1, last)
  if (key === 'ArrowLeft') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return key === 'ArrowUp' || key === 'ArrowDown' ? nearestInRow(tiles, at, key === 'ArrowDown') : null
}

/** Moves the focus over tiles (`button[data-tile]`) by arrows, Home and End. They have one tab stop. */
function useArrowKeys(names: readonly string[]) {
  const area = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState('')
  const stop = names.includes(last) ? last : names[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const tiles = [...(area.current?.querySelectorAll<HTMLElement>('button[data-tile]') ?? [])]
    const place = placeOfKey(event.key, tiles, tiles.indexOf(event.currentTarget))
    if (place === null) return
    event.preventDefault()
    tiles[place]?.focus()
  }

  const stopAt = (name: string) => ({
    tabIndex: name === stop ? 0 : -1,
    onFocus: () => setLast(name),
    onKeyDown,
  })
  return { area, stopAt }
}
