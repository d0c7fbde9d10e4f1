import { describe, expect, test } from 'vitest'
import { chooseLanguage, createHomeVoice, homeTexts, languageCodes, languages } from './index.ts'
import type { PluralForms } from './home-text.ts'

const formsOf = (text: string | PluralForms): string[] =>
  typeof text === 'string' ? [text] : Object.values(text)
const placesIn = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted()
const entries = Object.entries(homeTexts)

/** The alphabet of each language. */
const scripts = {
  nl: /^[^\p{Script=Arabic}\p{Script=Cyrillic}]*$/u,
  en: /^[^\p{Script=Arabic}\p{Script=Cyrillic}]*$/u,
  tr: /^[^\p{Script=Arabic}\p{Script=Cyrillic}]*$/u,
  ar: /^[^\p{Script=Latin}\p{Script=Cyrillic}]*$/u,
  pl: /^[^\p{Script=Arabic}\p{Script=Cyrillic}]*$/u,
  uk: /^[^\p{Script=Latin}\p{Script=Arabic}ыэъё]*$/u,
} as const

describe('DOE-9 the home page', () => {
  test('has every text in every language, in the right alphabet and with the same placeholders', () => {
    expect(entries.length).toBeGreaterThan(35)
    expect(languageCodes).toEqual(['nl', 'en', 'tr', 'ar', 'pl', 'uk'])
    for (const [key, byLanguage] of entries) {
      expect(Object.keys(byLanguage), key).toEqual(languageCodes)
      const places = placesIn(formsOf(byLanguage.nl)[0] ?? '')
      for (const language of languageCodes)
        for (const form of formsOf(byLanguage[language])) {
          expect(form.trim(), `${key} ${language}`).toMatch(/\p{L}{2}/u)
          expect(placesIn(form), `${key} ${language}`).toEqual(places)
          expect(form.replaceAll(/\{\w+\}/gu, ''), `${key} ${language}`).toMatch(scripts[language])
        }
    }
  })

  test('has no text that is the same in two languages', () => {
    for (const [key, byLanguage] of entries) {
      const said = languageCodes.flatMap((language) => [...new Set(formsOf(byLanguage[language]))])
      expect(new Set(said).size, key).toBe(said.length)
    }
  })

  test('is right-to-left only in Arabic, and was reviewed by a speaker only in Dutch', () => {
    expect(languageCodes.filter((code) => languages[code].dir === 'rtl')).toEqual(['ar'])
    expect(languageCodes.filter((code) => languages[code].reviewed)).toEqual(['nl'])
    expect(createHomeVoice('ar').dir).toBe('rtl')
  })

  test.each([
    ['nl', 1, 'Uw kind schreef 1 woord.'],
    ['nl', 1200, 'Uw kind schreef 1.200 woorden.'],
    ['en', 1, 'Your child wrote 1 word.'],
    ['pl', 1, 'Dziecko napisało 1 słowo.'],
    ['pl', 3, 'Dziecko napisało 3 słowa.'],
    ['pl', 5, 'Dziecko napisało 5 słów.'],
    ['pl', 22, 'Dziecko napisało 22 słowa.'],
    ['uk', 21, 'Дитина написала 21 слово.'],
    ['uk', 24, 'Дитина написала 24 слова.'],
    ['uk', 12, 'Дитина написала 12 слів.'],
    ['tr', 2, 'Çocuğunuz 2 kelime yazdı.'],
    ['ar', 3, 'عدد الكلمات التي كتبها طفلكم: 3.'],
  ] as const)('uses the right plural form in %s for %i', (language, count, said) => {
    expect(createHomeVoice(language).say('written', { count, right: 0 })).toContain(said)
  })

  test.each([
    ['nl', '21 november 2026', '2 uur en 10 minuten'],
    ['en', '21 November 2026', '2 hours, 10 minutes'],
    ['tr', '21 Kasım 2026', '2 saat 10 dakika'],
    ['pl', '21 listopada 2026', '2 godziny i 10 minut'],
    ['uk', '21 листопада 2026 р.', '2 години і 10 хвилин'],
  ] as const)('formats days and durations in %s', (language, day, time) => {
    const voice = createHomeVoice(language)
    expect(voice.day(1_795_215_600)).toBe(day)
    expect(voice.duration(7800)).toBe(time)
  })

  test('formats days and durations in Arabic with western digits', () => {
    const voice = createHomeVoice('ar')
    expect(voice.day(1_795_215_600)).toMatch(/^21 \p{Script=Arabic}+ 2026$/u)
    expect(voice.duration(7800)).toMatch(/10/)
    expect(voice.duration(30)).not.toBe('')
  })

  test.each([
    [['ar-MA', 'nl'], 'ar'],
    [['fr-BE', 'pl'], 'pl'],
    [['UK'], 'uk'],
    [['fr'], 'nl'],
    [[], 'nl'],
  ] as const)('is in the first supported language of %j, or else in Dutch', (wishes, language) => {
    expect(chooseLanguage(wishes)).toBe(language)
  })
})
