import type { SoundId } from '../sounds.ts'

/** Matches the text before and after the e within its part. */
export interface LetterERule {
  readonly before?: RegExp
  readonly rest: RegExp
  readonly sound: SoundId
  readonly example: string
}

/** Decides between stomme and full e after another vowel (dutch.md §4.1, rule 5), by the first match. */
export const letterERules: readonly LetterERule[] = [
  { rest: /^$/, sound: 'd_e', example: 'tante' },
  { rest: /^ns?$/, sound: 'd_e', example: 'varken' },
  { before: /u$|[^aeiou]in$|ion$|[ct]ur$/, rest: /^len?$/, sound: 'l_ee', example: 'originele' },
  { before: /m$/, rest: /^ters?$/, sound: 'l_ee', example: 'thermometer' },
  { rest: /^[lrm]s?$/, sound: 'd_e', example: 'winkel' },
  { before: /[^aeiouy]j$/, rest: /^s[^aeiouys]/, sound: 'd_e', example: 'koekjestrommel' },
  { before: /[ae]r$|[dgp]r$|[ou]cc?$|ns$/, rest: /^s$/, sound: 'k_e', example: 'zangeres' },
  { rest: /^s$/, sound: 'd_e', example: 'tantes' },
  { rest: /^n[tc]|^m[bp]|^rne$/, sound: 'k_e', example: 'student' },
  { before: /(?:^|t|ie|de)g$/, rest: /^nen?$/, sound: 'l_ee', example: 'datgene' },
  { before: /(?:nt|t|c)$/, rest: /^ll(?:ig|iet|ent)/, sound: 'd_e', example: 'intelligent' },
  { before: /rr$/, rest: /^sta/, sound: 'd_e', example: 'arrestatie' },
  { before: /v$/, rest: /^rsen?$/, sound: 'k_e', example: 'controverse' },
  { before: /[^h]$/, rest: /^sen$/, sound: 'd_e', example: 'bajesen' },
  { rest: /^[lnrm](d|de|den|dt|d?s|s[te]|sten?|te|ten)$/, sound: 'd_e', example: 'wandelde' },
  { before: /[bcp]$/, rest: /^rt$/, sound: 'k_e', example: 'concert' },
  { before: /ck$/, rest: /^ts?$/, sound: 'd_e', example: 'ticket' },
  { rest: /^rik(en)?$/, sound: 'd_e', example: 'slimmerik' },
  { rest: /^[lrm]t$/, sound: 'd_e', example: 'handelt' },
  { before: /t$/, rest: /^rie(s|ën)?$/, sound: 'l_ee', example: 'mysterie' },
  { rest: /^rie(s|ën)?$/, sound: 'd_e', example: 'galerie' },
  { rest: /^ri(?!e(?!el|u)|g|j|n)/, sound: 'l_ee', example: 'bacteriën' },
  { rest: /^[^aeiouy]ium$/, sound: 'l_ee', example: 'trapezium' },
  { rest: /^x/, sound: 'k_e', example: 'reflexen' },
  { before: /t$/, rest: /^gr/, sound: 'd_e', example: 'integratie' },
  { before: /[bglmnv]$/, rest: /^r[cgsv][aeiou]/, sound: 'k_e', example: 'universum' },
  { before: /s$/, rest: /^rve[ns]?$/, sound: 'k_e', example: 'conserven' },
  { rest: /^vig/, sound: 'l_ee', example: 'vrijgevig' },
  { rest: /^ra$/, sound: 'd_e', example: 'camera' },
  { rest: /^[^aeiouy](ie|a|o|isch|ische)s?$/, sound: 'l_ee', example: 'academie' },
  { rest: /^[lnm](e|en|ende?|ing|ingen|aar|aars|ig|ige|ij|ijen)$/, sound: 'd_e', example: 'tekenen' },
  { rest: /^r(e|aar|aars|ig|ige|ij|ijen)$/, sound: 'd_e', example: 'bakkerij' },
  { rest: /^[bdfgkpqstvz]en?$/, sound: 'l_ee', example: 'planeten' },
  { rest: /^n[tdsc][aeiou]/, sound: 'k_e', example: 'agenda' },
  { rest: /^([lnrm])(?!\1)[^aeiouy].*[aeiouy]/, sound: 'd_e', example: 'interview' },
]

/** Decides whether the e in the first klankgroep of a part is a stomme e, which is unstressed. */
export const firstERules: readonly LetterERule[] = [
  { before: /^t$/, rest: /^v(?!e[ln]s$|e$)/, sound: 'd_e', example: 'tevreden' },
  { before: /^m$/, rest: /^(?:neer|vrouw|kaar)|^zelf$/, sound: 'd_e', example: 'mevrouw' },
  { before: /^[jz]$/, rest: /^zelf$/, sound: 'd_e', example: 'jezelf' },
  { before: /^d$/, rest: /^gene/, sound: 'd_e', example: 'degene' },
  {
    before: /^[kp][lr]$/,
    rest: /^[^aeiouy]ie[^aeiouy]{1,2}(?:en|e?s|e|t)?$/,
    sound: 'd_e',
    example: 'plezier',
  },
  { before: /^[slv]$/, rest: /^[^aeiouy][aeo]nd[ae]'?s?$/, sound: 'd_e', example: 'legende' },
  { before: /^r$/, rest: /^[^aeiouy]e[^aeiouy]ie(?:s|ën)?$/, sound: 'd_e', example: 'remedie' },
  { before: /^p$/, rest: /^rso(?!ne)/, sound: 'd_e', example: 'persoon' },
  { before: /^(?:d|b|sk)$/, rest: /^[bflt](?:et|at|on|ect)(?:s|je)?$/, sound: 'd_e', example: 'skelet' },
]

/** Matches an i that sounds like ie although two consonants follow. */
export const letterIRules: readonly LetterERule[] = [
  { before: /^p$/, rest: /^sto/, sound: 't_ie', example: 'pistool' },
  { before: /ss$/, rest: /^ste/, sound: 't_ie', example: 'assistent' },
]

/** Matches after the re of a loanword with a later stress: recept, refrein, relatie; not reden, rekening. */
export const unstressedRePattern =
  /^(?:[^aeiouy]|[bcdfgkpt][lr]|sp)(?:(?:[aiou][aeiou]?|e[iv]?|ei)(?:[^aeiouy]{2,}|x)(?:en|s)?|[aeiou]{2}[^aeiouy]|(?:[aiou][aeiou]?|e(?=[rv]|[^aeiouy]{2}))[^aeiouy]{1,3}(?:e[rl]?s?|as?|ies?|ant(?:en)?|ing(?:en)?|en))$/

/** Matches the text before -eren if its first e is a stomme e (luisteren, not proberen). */
export const beforeNativeErenPattern =
  /^[^aeiouy]*(?:[aeiou](?:dd|tt|pp|kk|bb|gg|nn|mm|ff|nd|ld|rd|nk|ng|ch|cht|st|mst|nst|lv|lk)|(?:ie|oe|ui|ij|ei|ou|au|aa|oo|ee|eu)[^aeiou]+)$/

export const erenEndingPattern = /^r(en|ing|ingen|ende?|in|inge)$/

/** Matches -ig and its forms, in which i is a stomme e (not *-ige* in prestige). */
export const igEndingPattern = /^g(e|en|ens|end|ende|er|ers|s|st|ste|d|de|den|t|te|ten|ing|ingen|heid|lijk)?$/

/** Matches an unstressed -ik whose i is a stomme e: monnik, perziken, leeuweriken; not slimmerik. */
export const unstressedIkPattern = /[nvz]ik(?:je)?s?$|iken$/

/** Matches the text before an unstressed -is (gratis, salaris; not tennis or -nis). */
export const beforeUnstressedIsPattern = /[aeiouy][^aeiouyn]$/
