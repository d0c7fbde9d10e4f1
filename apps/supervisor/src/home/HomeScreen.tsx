import { createHomeVoice, languageCodes, languages } from '@letterliaan/texts/home'
import { useEffect, useState } from 'react'
import styles from './Home.module.css'
import { HomeReport } from './HomeReport.tsx'
import { LanguageNav } from './LanguageNav.tsx'
import type { Opened, OpenPage } from './open-page.ts'
import { useLanguage } from './useLanguage.ts'

/** The page for home of the link behind the # (DOE-9). */
export function HomeScreen({ openPage }: { readonly openPage: OpenPage }) {
  const { voice, choose } = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
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

/** Nobody knows yet what this reader speaks. */
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
