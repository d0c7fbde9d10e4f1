import { chooseLanguage, createHomeVoice, type HomeVoice, type Language } from '@letterliaan/texts/home'
import { useEffect, useMemo, useState } from 'react'

/** `?taal=` keeps the choice; before one is made, it is the language of the device. */
export const languageParam = 'taal'

const readLanguage = (): Language => {
  const asked = new URLSearchParams(location.search).get(languageParam)
  return chooseLanguage([...(asked === null ? [] : [asked]), ...navigator.languages])
}

export const addressIn = (language: Language): string =>
  `${location.pathname}?${languageParam}=${language}${location.hash}`

/** The page itself gets the language and its direction. */
export function useLanguage(): { readonly voice: HomeVoice; readonly choose: (language: Language) => void } {
  const [language, setLanguage] = useState(readLanguage)
  const voice = useMemo(() => createHomeVoice(language), [language])
  useEffect(() => {
    document.documentElement.lang = voice.language
    document.documentElement.dir = voice.dir
  }, [voice])
  return {
    voice,
    choose(next) {
      // A page that is opened again would count again.
      history.replaceState(null, '', addressIn(next))
      setLanguage(next)
    },
  }
}
