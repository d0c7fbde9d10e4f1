import type { SoundReviewWord, AudioType, SoundGroup, VoiceKind } from '@letterliaan/contract'
import { HiddenText, joinClasses, shared } from '@letterliaan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { fill } from '@letterliaan/texts'
import { StatusLabel, FlatButton, PlayButton } from '../../app/controls/index.ts'
import { commonTexts, isVowelId, labelSound } from '../../app/index.ts'
import { formatWordAudioAddress } from '@letterliaan/web/spoken-sound'
import styles from './ReviewRow.module.css'
import { texts } from './texts.ts'

export type WordTool = 'pronunciation' | 'recording'

interface ReviewRowProps {
  readonly word: SoundReviewWord
  readonly isCurrent: boolean
  readonly tool: WordTool | null
  readonly onOpen: (tool: WordTool | null) => void
  readonly onToggleMark: () => void
  readonly children?: ReactNode
}

export function ReviewRow({ word, isCurrent, tool, onOpen, onToggleMark, children }: ReviewRowProps) {
  const row = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])

  /** The button that opened a tool, which gets the focus back when the tool closes. */
  const opener = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    if (tool === null && document.activeElement === document.body) opener.current?.focus()
  }, [tool])

  const toolButton = (opens: WordTool, sign: 'sounds' | 'microphone', name: string) => (
    <FlatButton
      sign={sign}
      aria-expanded={tool === opens}
      aria-label={fill(texts.toolOf, { name, word: word.word })}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget
        onOpen(tool === opens ? null : opens)
      }}
    >
      {name}
    </FlatButton>
  )

  const { groups, unsure } = word.pronunciations.word
  return (
    <li
      ref={row}
      className={joinClasses(styles.row, isCurrent && styles.current)}
      aria-current={isCurrent || undefined}
    >
      <h3 className={styles.word}>{word.word}</h3>
      <div className={styles.sounds}>
        <SoundChips groups={groups} label={fill(commonTexts.soundsOf, { word: word.word })} />
      </div>
      <div className={joinClasses(shared.wrap, styles.badges)}>
        <VoiceBadges word={word} />
      </div>
      <p className={styles.text}>
        {word.sentence}
        {word.plural_form !== null && fill(texts.pluralShort, { word: word.plural_form })}
        {unsure.length > 0 && (
          <span className={styles.doubt}>{fill(texts.doubt, { sounds: unsure.join(', ') })}</span>
        )}
      </p>
      <fieldset className={styles.play} aria-label={fill(commonTexts.listenTo, { word: word.word })}>
        {soundsOfWord(word).map(({ type, name, label }) => (
          <PlayButton key={type} address={formatWordAudioAddress(word, type)} label={label}>
            {name}
          </PlayButton>
        ))}
      </fieldset>
      <div className={styles.tools}>
        <MarkButton word={word.word} isMarked={word.is_marked} onToggle={onToggleMark} />
        {toolButton('pronunciation', 'sounds', texts.sounds)}
        {toolButton('recording', 'microphone', texts.recording)}
      </div>
      {tool !== null && <div className={styles.panel}>{children}</div>}
    </li>
  )
}

interface HeardSound {
  readonly type: Exclude<AudioType, 'part'>
  readonly name: string
  readonly label: string
}

function soundsOfWord({ word, plural_form, voices }: SoundReviewWord): HeardSound[] {
  const sounds: HeardSound[] = [
    { type: 'word', name: commonTexts.word, label: fill(texts.hear.word, { word }) },
    { type: 'sound_groups', name: commonTexts.soundGroups, label: fill(texts.hear.groups, { word }) },
    { type: 'structure', name: texts.separate, label: fill(texts.hear.separate, { word }) },
    { type: 'sentence', name: commonTexts.sentence, label: fill(texts.hear.sentence, { word }) },
    { type: 'plural', name: commonTexts.plural, label: fill(texts.hear.plural, { word: plural_form ?? '' }) },
  ]
  return sounds.filter(({ type }) => voices[type] !== null)
}

/** Shows the sounds of a word by klankgroep. If there are several, the stressed one is underlined. */
function SoundChips({ groups, label }: { groups: readonly SoundGroup[]; label: string }) {
  const isLong = groups.length > 1
  return (
    <ul className={joinClasses(shared.wrap, styles.groups)} aria-label={label}>
      {groups.map(({ sounds, stressed }, group) => (
        <li
          key={group}
          className={joinClasses(shared.wrap, styles.group, stressed && isLong && styles.stressed)}
        >
          {sounds.map((sound, at) => (
            <span key={at} className={joinClasses(styles.sound, isVowelId(sound) && styles.vowel)}>
              {labelSound(sound)}
            </span>
          ))}
          {stressed && isLong && <HiddenText>{texts.stressed}</HiddenText>}
        </li>
      ))}
    </ul>
  )
}

const names: Readonly<Record<VoiceKind, string>> = texts.voice

const others = ['plural', 'sound_groups', 'sentence'] as const

function VoiceBadges({ word: { voices, recordings, pronunciations } }: { word: SoundReviewWord }) {
  const isCorrected = pronunciations.word.is_corrected || pronunciations.plural?.is_corrected === true
  const isOfPack = recordings.word !== null && recordings.word.pack_speaker !== null
  const sayer = isOfPack ? texts.ofPack : names[voices.word]
  return (
    <>
      <StatusLabel look={voices.word === 'recorded' ? 'good' : 'plain'}>{sayer}</StatusLabel>
      {isCorrected && <StatusLabel look="good">{texts.soundsCorrected}</StatusLabel>}
      {others.map(
        (type) =>
          recordings[type] !== null && (
            <StatusLabel key={type} look="good">
              {fill(texts.recordingOf, { name: texts.recorded[type] })}
            </StatusLabel>
          ),
      )}
    </>
  )
}

interface MarkButtonProps {
  readonly word: string
  readonly isMarked: boolean
  readonly onToggle: () => void
}

export function MarkButton({ word, isMarked, onToggle }: MarkButtonProps) {
  return (
    <FlatButton
      sign="flag"
      look={isMarked ? 'marked' : 'plain'}
      aria-pressed={isMarked}
      aria-label={fill(texts.soundsWrongOf, { word })}
      title={commonTexts.soundsWrong}
      onClick={onToggle}
    >
      {commonTexts.soundsWrong}
    </FlatButton>
  )
}
