import type { HomePage } from '@letterliaan/contract'
import { createHomeVoice, languages, type HomeVoice } from '@letterliaan/texts/home'
import { useEffect, useState, useId, type ReactNode } from 'react'
import styles from './Home.module.css'
import { addBasePath } from '@letterliaan/web/base-path'

export interface HomeReportProps {
  readonly page: HomePage
  readonly voice: HomeVoice
}

const tips = ['helpShort', 'helpPraise', 'helpAgain', 'helpOwnLanguage', 'helpTired'] as const

/** Keeps a name from changing the order of the words around it in right-to-left text. */
const isolate = (name: string): string => `\u2068${name}\u2069`

export function HomeReport({ page, voice }: HomeReportProps) {
  const { say, day } = voice
  useEffect(() => {
    document.title = say('title', { name: page.first_name })
  }, [say, page.first_name])
  const hasRange = [...page.good, ...page.practised].some(({ least, most }) => least < most)
  return (
    <>
      <h1>{say('title', { name: isolate(page.first_name) })}</h1>
      {!languages[voice.language].reviewed && <NotReviewed voice={voice} />}
      <p>{say('intro')}</p>
      <Practice page={page} voice={voice} />
      <Good page={page} voice={voice} />
      <Practised page={page} voice={voice} />
      <HomeWords words={page.words} voice={voice} />
      <Part title={say('helpTitle')}>
        <ul className={styles.tips}>
          {tips.map((key) => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      </Part>
      <footer className={styles.foot}>
        {hasRange && <p>{say('range')}</p>}
        <p>{say('estimate')}</p>
        {page.num_unread_runs > 0 && <p>{say('unread', { count: page.num_unread_runs })}</p>}
        <p>{say('privacy')}</p>
        <p>{say('until', { day: day(page.expires_at) })}</p>
        <button type="button" className={styles.button} onClick={() => window.print()}>
          {say('print')}
        </button>
      </footer>
    </>
  )
}

function NotReviewed({ voice }: { readonly voice: HomeVoice }) {
  return (
    <div className={styles.notice}>
      <p>{voice.say('notReviewed')}</p>
      <p lang="nl" dir="ltr">
        {createHomeVoice('nl').say('notReviewed')}
      </p>
    </div>
  )
}

function Practice({ page: { since, practice }, voice: { say, day, duration } }: HomeReportProps) {
  const { num_sessions, seconds, words, right } = practice
  return (
    <Part title={say('practiceTitle')}>
      {since > 0 && <p>{say('since', { day: day(since) })}</p>}
      {num_sessions === 0 ? (
        <p>{say('notPractised')}</p>
      ) : (
        <p>{say('sessions', { count: num_sessions, time: duration(seconds) })}</p>
      )}
      {words > 0 && <p>{say('written', { count: words, right })}</p>}
    </Part>
  )
}

function Good({ page: { good, growth }, voice }: HomeReportProps) {
  const { say } = voice
  return (
    <Part title={say('goodTitle')}>
      <p>{say(good.length > 0 ? 'good' : 'goodNone')}</p>
      <Categories categories={good} voice={voice} />
      {growth !== null && growth.names.length === 0 && <p>{say('growthOfAll')}</p>}
      {growth !== null && growth.names.length > 0 && (
        <p>
          {say('growth')}{' '}
          <span lang="nl" dir="ltr">
            {growth.names.join(', ')}
          </span>
        </p>
      )}
    </Part>
  )
}

function Practised({ page: { practised, is_hard, has_too_little, rule }, voice }: HomeReportProps) {
  const { say } = voice
  const nothing = has_too_little ? 'tooLittle' : 'nothingHard'
  return (
    <Part title={say('nowTitle')}>
      <p>{say(practised.length === 0 ? nothing : is_hard ? 'hard' : 'unsure')}</p>
      <Categories categories={practised} voice={voice} />
      {practised.length > 0 && <p className={styles.quiet}>{say('dutchNames')}</p>}
      {rule !== null && (
        <>
          <p>{say('rule')}</p>
          <blockquote lang="nl" dir="ltr">
            {rule}
          </blockquote>
        </>
      )}
    </Part>
  )
}

interface CategoriesProps {
  readonly categories: HomePage['good']
  readonly voice: HomeVoice
}

function Categories({ categories, voice: { say } }: CategoriesProps) {
  if (categories.length === 0) return null
  return (
    <ul className={styles.categories}>
      {categories.map(({ name, tenths, least, most }) => (
        <li key={name}>
          <b lang="nl" dir="ltr">
            {name}
          </b>
          <span aria-hidden="true" className={styles.bar}>
            <span style={{ inlineSize: `${10 * tenths}%` }} />
          </span>
          <span>
            {say('tenths', { count: tenths })}
            {least < most && (
              <>
                {' '}
                <bdi dir="ltr" className={styles.range}>
                  ({least}–{most})
                </bdi>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface HomeWordsProps {
  readonly words: HomePage['words']
  readonly voice: HomeVoice
}

function HomeWords({ words, voice: { say } }: HomeWordsProps) {
  const [hasFailed, setFailed] = useState(false)
  if (words.length === 0) return null

  async function play(sound: string) {
    setFailed(false)
    try {
      await new Audio(addBasePath(sound)).play()
    } catch {
      setFailed(true)
    }
  }

  return (
    <Part title={say('wordsTitle')}>
      <p>{say('wordsIntro')}</p>
      <ul className={styles.words}>
        {words.map(({ word, sound }) => (
          <li key={word}>
            <span lang="nl" dir="ltr" className={styles.word}>
              {word}
            </span>
            {sound !== null && (
              <button
                type="button"
                className={styles.sound}
                aria-label={say('listen', { word })}
                onClick={() => void play(sound)}
              >
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
                  <path d="M15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11" />
                </svg>
              </button>
            )}
          </li>
        ))}
      </ul>
      <output>{hasFailed ? say('soundFails') : ''}</output>
    </Part>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
