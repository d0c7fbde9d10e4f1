import type { Difficulty, Step, Word } from '@letterliaan/contract'
import { lessonTexts } from '@letterliaan/texts/lesson'
import { Button, Coin, Dialog, Glyph, IconButton, joinClasses, shared } from '@letterliaan/ui'
import { useLook, Icon } from '@letterliaan/ui/pictures'
import { fill, toStepLine } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { useState, useEffect } from 'react'
import { SpokenText, useReadAloud } from '@letterliaan/ui/spoken'
import { addBasePath } from '@letterliaan/web/base-path'
import { listWordHistories } from '@letterliaan/texts/word-histories'
import { AnchorSlider } from '../../app/AnchorSlider.tsx'
import layout from '../../app/shell/layout.module.css'
import styles from './RucksackWindow.module.css'
import { categoryIcons, exerciseCategories, categoryTexts } from './exercise-categories.ts'

export interface RucksackWindowProps {
  readonly step: Step
  readonly difficulty: Difficulty
  readonly onSpeak: (word: Word) => void
  readonly onClose: () => void
}

/** Dialog with anchors, words, tip, points and explanation of a step (LES-2, LES-3, LES-6, LES-8). */
export function RucksackWindow({ step, difficulty, onSpeak, onClose }: RucksackWindowProps) {
  const look = useLook()
  const words = step.words[difficulty]
  return (
    <Dialog title={lessonTexts.rucksack} size="wide" onClose={onClose}>
      <div className={styles.rucksack}>
        {step.anchors.length > 0 && <AnchorSlider anchors={step.anchors} step_id={step.id} />}
        {words.length > 0 && <WordList words={words} onSpeak={onSpeak} />}
        <div className={joinClasses(shared.wrap, styles.more)}>
          <StepAdvice step={step} />
          <ExerciseLegend />
          {look === 'field-camp' && <WordHistories words={words.map(({ word }) => word)} />}
          <CoinsPopup />
        </div>
      </div>
    </Dialog>
  )
}

const wordsPerPage = 4

interface WordListProps {
  readonly words: readonly Word[]
  readonly onSpeak: (word: Word) => void
}

/** Shows the words of the step at the chosen difficulty, 4 per page (LES-3). A tap plays a word. */
function WordList({ words, onSpeak }: WordListProps) {
  const [chosenPage, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(words.length / wordsPerPage))
  const page = Math.min(chosenPage, pages - 1)
  const shown = words.slice(page * wordsPerPage, (page + 1) * wordsPerPage)

  return (
    <section className={styles.wordList} aria-labelledby="woorden">
      <h2 id="woorden" className={styles.wordListTitle}>
        {lessonTexts.words}
      </h2>
      <ul className={styles.words} aria-live="polite">
        {shown.map((word) => (
          <li key={word.word}>
            <button
              type="button"
              className={styles.word}
              disabled={!word.audio_word}
              onClick={() => onSpeak(word)}
            >
              {word.word}
            </button>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={joinClasses(shared.line, styles.pager)}>
          <IconButton
            label={lessonTexts.previousWords}
            icon={<Glyph name="left" />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span>{fill(commonTexts.countOf, { count: page + 1, all: pages })}</span>
          <IconButton
            label={lessonTexts.nextWords}
            icon={<Glyph name="right" />}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </section>
  )
}

function StepAdvice({ step }: { readonly step: Step }) {
  const [isOpen, setOpen] = useState(false)
  const { id, tip, hint, media_1, media_2, media_3, media_4 } = step
  if (!tip && !hint) return null
  const pictures = [media_1, media_2, media_3, media_4].filter((media) => media !== null)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.adviceTitle}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.adviceTitle} onClose={() => setOpen(false)}>
        <div className={shared.row}>
          {pictures.map((media) => (
            <img key={media} src={addBasePath(media)} alt="" className={styles.picture} />
          ))}
        </div>
        <Advice title={commonTexts.tip} text={tip} step_id={id} auto />
        <Advice title={commonTexts.hint} text={hint} step_id={id} />
      </Dialog>
    </>
  )
}

interface AdviceProps {
  readonly title: string
  readonly text: string
  readonly step_id: number
  readonly auto?: boolean
}

function Advice({ title, text, step_id, auto = false }: AdviceProps) {
  if (!text) return null
  return (
    <section className={styles.advice}>
      <h3 className={shared.large}>{title}</h3>
      <p>
        <SpokenText line={toStepLine(text, step_id)} auto={auto} />
      </p>
    </section>
  )
}

/** Explains the three categories of exercises (LES-6). */
export function ExerciseLegend() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.legend.button}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.legend.title} onClose={() => setOpen(false)}>
        <p>
          <SpokenText line={lessonTexts.tour.pictures} auto />
        </p>
        <dl className={layout.stack4}>
          {exerciseCategories.map((category) => (
            <div key={category} className={styles.legendEntry}>
              <dt className={styles.kind}>
                <Icon name={categoryIcons[category]} size="3.5rem" />
                {category}
              </dt>
              <dd>
                <SpokenText line={categoryTexts[category]} />
              </dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}

export function WordHistories({ words }: { readonly words: readonly string[] }) {
  const [isOpen, setOpen] = useState(false)
  const histories = listWordHistories(words)
  if (histories.length === 0) return null
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {lessonTexts.histories.title}
      </Button>
      <Dialog open={isOpen} title={lessonTexts.histories.title} onClose={() => setOpen(false)}>
        <dl className={styles.histories}>
          {histories.map(({ word, line }) => (
            <div key={word}>
              <dt className={shared.large}>{word}</dt>
              <dd>
                <SpokenText line={line} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.moreHistories}>{lessonTexts.histories.more}</p>
      </Dialog>
    </>
  )
}

/** Time that the popup is shown (ms; LES-8). */
const visibleMs = 5000
const coins = [1, 2, 3, 4, 5]

const lines = [lessonTexts.coins, lessonTexts.coinsMore]

function Explained() {
  const { textOf, speaker } = useReadAloud(lines, { auto: true })
  return (
    <>
      <p>{textOf(0)}</p>
      <p>
        {textOf(1)} {speaker}
      </p>
    </>
  )
}

/** Explains in 2 sentences and 5 pictures how coins are earned. Closes after 5 s (LES-8). */
function CoinsPopup() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setOpen(false), visibleMs)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <div className={styles.coinsPlace}>
      <Button
        variant="quiet"
        data-help={commonTexts.points}
        aria-expanded={isOpen}
        icon={
          <span className={styles.coin}>
            <Coin />
          </span>
        }
        onClick={() => setOpen(!isOpen)}
      >
        {commonTexts.pointsHeading.text}
      </Button>
      <output>
        {isOpen && (
          <div className={joinClasses(shared.board, styles.popup)}>
            <Explained />
            <div className={styles.coins}>
              {coins.map((coin) => (
                <span key={coin} className={styles.coin}>
                  <Coin />
                </span>
              ))}
            </div>
          </div>
        )}
      </output>
    </div>
  )
}
