import {
  createHomeVoice,
  languageCodes,
  languages,
  chooseLanguage,
  type HomeVoice,
  type Language,
} from '@letterliaan/texts/home'
import { useEffect, useState, useMemo } from 'react'
import styles from './Home.module.css'
import { HomeReport } from './HomeReport.tsx'
import type { OpenedHomePage, OpenPage } from './open-page.ts'

/** The home page of the link's secret, which is behind the # (DOE-9). */
export function HomeScreen({ openPage }: { readonly openPage: OpenPage }) {
  const { voice, choose } = useLanguage()
  const [opened, setOpened] = useState<OpenedHomePage | null>(null)
  useEffect(() => {
    let isShown = true
    async function open() {
      const found = await openPage(location.hash.slice(1))
      if (isShown) setOpened(found)
    }
    void open()
    return () => {
      isShown = false
    }
  }, [openPage])

  async function tryAgain() {
    setOpened(null)
    setOpened(await openPage(location.hash.slice(1)))
  }

  if (opened?.kind === 'gone') return <GoneScreen />
  return (
    <div className={styles.screen}>
      <header>
        <LanguageNav voice={voice} onChoose={choose} />
      </header>
      <main>
        {opened === null && (
          <>
            <h1>Letterliaan</h1>
            <output>{voice.say('loading')}</output>
          </>
        )}
        {opened?.kind === 'failed' && (
          <>
            <h1>Letterliaan</h1>
            <p role="alert">{voice.say('failed')}</p>
            <button type="button" className={styles.button} onClick={() => void tryAgain()}>
              {voice.say('tryAgain')}
            </button>
          </>
        )}
        {opened?.kind === 'page' && <HomeReport page={opened.page} voice={voice} />}
      </main>
    </div>
  )
}

/** Uses all languages, as the reader's is not known yet. */
function GoneScreen() {
  return (
    <main className={styles.screen}>
      <h1>Letterliaan</h1>
      {languageCodes.map((code) => (
        <p key={code} lang={code} dir={languages[code].dir} className={styles.gone}>
          {createHomeVoice(code).say('gone')}
        </p>
      ))}
    </main>
  )
}

interface LanguageNavProps {
  readonly voice: HomeVoice
  readonly onChoose: (language: Language) => void
}

function LanguageNav({ voice, onChoose }: LanguageNavProps) {
  return (
    <nav aria-label={voice.say('chooseLanguage')} className={styles.languages}>
      <ul>
        {languageCodes.map((code) => (
          <li key={code}>
            <a
              href={addressIn(code)}
              lang={code}
              hrefLang={code}
              dir={languages[code].dir}
              aria-current={code === voice.language ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(code)
              }}
            >
              {languages[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `?taal=` stores the choice; the default is the device's language. */
const languageParam = 'taal'

const readLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get(languageParam)
  return chooseLanguage([...(asked === null ? [] : [asked]), ...navigator.languages])
}

const addressIn = (language: Language): string =>
  `${location.pathname}?${languageParam}=${language}${location.hash}`

function useLanguage(): { readonly voice: HomeVoice; readonly choose: (language: Language) => void } {
  const [language, setLanguage] = useState(readLanguage)
  const voice = useMemo(() => createHomeVoice(language), [language])
  useEffect(() => {
    document.documentElement.lang = voice.language
    document.documentElement.dir = voice.dir
  }, [voice])
  return {
    voice,
    choose(next) {
      // Changes the address only, as reopening the page would count as another visit.
      history.replaceState(null, '', addressIn(next))
      setLanguage(next)
    },
  }
}
