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
import type { OpenedHomePage, OpenHomePage } from './open-page.ts'

/** Shows the home page of a link. The link's secret is after the # (DOE-9). */
export function HomePageScreen({ openPage }: { readonly openPage: OpenHomePage }) {
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

/** Says in all languages that the link does not work, because the reader's language is unknown. */
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

/** The query parameter that stores the chosen language. The default is the device's language. */
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
      // Changes only the address, because reopening the page would count as another visit.
      history.replaceState(null, '', addressIn(next))
      setLanguage(next)
    },
  }
}
