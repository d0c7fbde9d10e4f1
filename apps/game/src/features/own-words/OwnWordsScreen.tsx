import type { FoundWord, OwnWords, FoundFamily, ChildRecords } from '@letterliaan/contract'
import { commonTexts } from '@letterliaan/texts/common'
import { ownWordsTexts } from '@letterliaan/texts/own-words'
import { Button, Card, Glyph, HiddenText, joinClasses, Loading, shared, SpeakerButton } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { fill, type SpokenLine } from '@letterliaan/texts'
import { useState } from 'react'
import layout from '../../app/shell/layout.module.css'
import styles from './OwnWordsScreen.module.css'

export interface OwnWordsScreenProps {
  /** Undefined while loading. */
  readonly ownWords: OwnWords | undefined
  readonly hasFailed: boolean
  readonly onAskAgain: () => void
  readonly onSpeak: (word: FoundWord) => void
}

/** Shows the child's own work. Nothing in it is ever lost or compared with other children (PLEK-5). */
export function OwnWordsScreen({ ownWords, hasFailed, onAskAgain, onSpeak }: OwnWordsScreenProps) {
  if (ownWords !== undefined)
    return (
      <div className={styles.parts}>
        <Records records={ownWords.records} />
        <Families families={ownWords.families} onSpeak={onSpeak} />
      </div>
    )
  if (!hasFailed) return <Loading />
  return (
    <div role="alert">
      <Card className={styles.missing}>
        <p>
          <SpokenText line={ownWordsTexts.missing} auto />
        </p>
        <Button icon={<Glyph name="repeat" />} onClick={onAskAgain}>
          {commonTexts.tryAgain}
        </Button>
      </Card>
    </div>
  )
}

const familyTexts = ownWordsTexts.families

interface FamiliesProps {
  readonly families: readonly FoundFamily[]
  readonly onSpeak: (word: FoundWord) => void
}

function Families({ families, onSpeak }: FamiliesProps) {
  const [isWhole, setWhole] = useState(false)
  const { begun, others } = sortFamilies(families)
  const shown = isWhole ? [...begun, ...others] : begun
  return (
    <Card className={styles.part}>
      <h2>{familyTexts.title}</h2>
      <p>
        <SpokenText line={begun.length === 0 ? familyTexts.none : familyTexts.intro} />
      </p>
      <ul className={styles.families} aria-label={familyTexts.title}>
        {shown.map((family) => (
          <Family key={family.name} family={family} onSpeak={onSpeak} />
        ))}
      </ul>
      {!isWhole && others.length > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {fill(begun.length === 0 ? familyTexts.all : familyTexts.others, { count: others.length })}
        </Button>
      )}
    </Card>
  )
}

interface FamilyProps extends Pick<FamiliesProps, 'onSpeak'> {
  readonly family: FoundFamily
}

function Family({ family, onSpeak }: FamilyProps) {
  const { name, members } = family
  const found = countFound(family)
  const isComplete = found === members.length
  return (
    <li className={joinClasses(shared.tile, styles.family, isComplete && styles.complete)}>
      <h3 className={joinClasses(shared.line, styles.name)}>
        {name} <small>{fill(familyTexts.count, { found, all: members.length })}</small>
        {isComplete && (
          <span className={styles.done}>
            <Glyph name="check" />
            <HiddenText>{familyTexts.complete}</HiddenText>
          </span>
        )}
      </h3>
      <ul className={layout.stack2}>
        {members.map((member, at) => (
          <li key={at} className={joinClasses(shared.line, styles.member)}>
            {member.found === null ? (
              <ToFind numLetters={member.num_letters} />
            ) : (
              <Found word={member.found} onSpeak={onSpeak} />
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function Found({ word, onSpeak }: Pick<FamiliesProps, 'onSpeak'> & { readonly word: FoundWord }) {
  return (
    <>
      <SpeakerButton
        label={fill(commonTexts.listenToWord, { word: word.word })}
        disabled={!word.audio_word}
        onClick={() => onSpeak(word)}
      />
      <span className={styles.word}>{word.word}</span>
    </>
  )
}

function ToFind({ numLetters }: { readonly numLetters: number }) {
  return (
    <>
      <span className={joinClasses(shared.wrap, styles.letters)} aria-hidden="true">
        {Array.from({ length: numLetters }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <HiddenText>{fill(familyTexts.toFind, { count: numLetters })}</HiddenText>
    </>
  )
}

const recordTexts = ownWordsTexts.records

interface Shown {
  readonly line: SpokenLine
  readonly value: string
}

function Records({ records }: { readonly records: ChildRecords }) {
  const shown = listRecords(records)
  return (
    <Card className={styles.part}>
      <h2>{recordTexts.title}</h2>
      <p>
        <SpokenText line={shown.length === 0 ? recordTexts.none : recordTexts.intro} auto />
      </p>
      {shown.length > 0 && (
        <ul className={styles.records} aria-label={recordTexts.title}>
          {shown.map(({ line, value }) => (
            <li key={line.text} className={joinClasses(shared.tile, styles.record)}>
              <SpokenText line={line} />
              <strong className={styles.value}>{value}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function listRecords({ streak, longest_word, dictation }: ChildRecords): Shown[] {
  return [
    ...(streak > 1 ? [{ line: recordTexts.streak, value: String(streak) }] : []),
    ...(longest_word === null ? [] : [{ line: recordTexts.longest, value: longest_word }]),
    ...(dictation === null
      ? []
      : [
          {
            line: recordTexts.dictation,
            value: fill(recordTexts.dictationRuns, {
              label: dictation.label,
              before: dictation.missed_before,
              missed: dictation.missed,
            }),
          },
        ]),
  ]
}

const countFound = ({ members }: FoundFamily): number => members.filter(({ found }) => found !== null).length

interface SortedFamilies {
  /** Ordered by number of missing words. Complete families are last. */
  readonly begun: readonly FoundFamily[]
  readonly others: readonly FoundFamily[]
}

function sortFamilies(families: readonly FoundFamily[]): SortedFamilies {
  const lacks = (family: FoundFamily): number => family.members.length - countFound(family) || Infinity
  const begun = families.filter((family) => countFound(family) > 0)
  return {
    begun: begun.toSorted((a, b) => (lacks(a) === lacks(b) ? 0 : lacks(a) - lacks(b))),
    others: families.filter((family) => countFound(family) === 0),
  }
}
