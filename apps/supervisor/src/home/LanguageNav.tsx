import { languageCodes, languages, type HomeVoice, type Language } from '@letterliaan/texts/home'
import styles from './Home.module.css'
import { addressIn } from './useLanguage.ts'

export interface LanguageNavProps {
  readonly voice: HomeVoice
  readonly onChoose: (language: Language) => void
}

/** Each language by its own name. */
export function LanguageNav({ voice, onChoose }: LanguageNavProps) {
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
