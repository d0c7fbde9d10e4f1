import type { FoundWord, FoundFamily } from '@letterliaan/contract'
import { fill } from '@letterliaan/texts'
import * as commonTexts from '@letterliaan/texts/common'
import * as ownWordsTexts from '@letterliaan/texts/own-words'
import { Button, Card, Glyph, HiddenText, joinClasses, SpeakerButton } from '@letterliaan/ui'
import { SpokenText } from '@letterliaan/ui/spoken'
import { useState } from 'react'
import { countFound, sortFamilies } from './sort-families.ts'
import layout from '../../app/shell/layout.module.css'
import styles from './Families.module.css'

const texts = ownWordsTexts.families

export interface FamiliesProps {
  readonly families: readonly FoundFamily[]
  readonly onSpeak: (word: FoundWord) => void
}

export function Families({ families, onSpeak }: FamiliesProps) {
  const [isWhole, setWhole] = useState(false)
  const { begun, others } = sortFamilies(families)
  const shown = isWhole ? [...begun, ...others] : begun
  return (
    <Card className={styles.part}>
      <h2>{texts.title}</h2>
      <p>
        <SpokenText line={begun.length === 0 ? texts.none : texts.intro} />
      </p>
      <ul className={styles.families} aria-label={texts.title}>
        {shown.map((family) => (
          <Family key={family.name} family={family} onSpeak={onSpeak} />
        ))}
      </ul>
      {!isWhole && others.length > 0 && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {fill(begun.length === 0 ? texts.all : texts.others, { count: others.length })}
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
    <li className={joinClasses(styles.family, isComplete && styles.complete)}>
      <h3 className={styles.name}>
        {name} <small>{fill(texts.count, { found, all: members.length })}</small>
        {isComplete && (
          <span className={styles.done}>
            <Glyph name="check" />
            <HiddenText>{texts.complete}</HiddenText>
          </span>
        )}
      </h3>
      <ul className={layout.stack2}>
        {members.map((member, at) => (
          <li key={at} className={styles.member}>
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
      <span className={styles.letters} aria-hidden="true">
        {Array.from({ length: numLetters }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <HiddenText>{fill(texts.toFind, { count: numLetters })}</HiddenText>
    </>
  )
}
