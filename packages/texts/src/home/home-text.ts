import type { Language } from './languages.ts'

/** A text by its number, in the forms that a language has (CLDR); `other` stands for those that are not there. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

export type HomeText = Readonly<Record<Language, string>> | Readonly<Record<Language, Forms>>

export type HomeTexts = Readonly<Record<string, HomeText>>
