import { listChartPages, type SoundCard } from '@letterliaan/dutch/sound-chart'
import { fill, toToldLine } from '@letterliaan/texts'
import * as soundChartTexts from '@letterliaan/texts/sound-chart'
import { Card, TextField } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { ChosenSound } from './ChosenSound.tsx'
import { findSounds, nameCard } from './find-sounds.ts'
import layout from '../../app/shell/layout.module.css'
import styles from './SoundChartScreen.module.css'
import { SoundTile } from './SoundTile.tsx'
import { useArrowKeys } from './useArrowKeys.ts'

/** In the order of the printed chart. */
const bands = listChartPages().flat()
const cards = bands.flat().flatMap((section) => section.cards)

export interface SoundChartScreenProps {
  /** Plays the sound if the card has one, then its first word. */
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
        <ChosenSound card={chosen} onSaySound={onSaySound} onSayWord={onSayWord} />
      </div>
      <Card className={layout.stack3}>
        <search>
          <form
            className={styles.search}
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
            <div key={band[0]?.title} className={styles.band}>
              {band.map(({ title, rule, columns, cards: inSection }) => {
                const shown = inSection.filter((card) => matching.includes(card))
                if (shown.length === 0) return null
                return (
                  <section key={title} style={{ '--columns': columns } as CSSProperties} aria-label={title}>
                    <h2 className={layout.large}>{title}</h2>
                    <p className={styles.rule}>{rule !== '' && <SpokenText line={toToldLine(rule)} />}</p>
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
