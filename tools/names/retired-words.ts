/** A word that no name in the code may use any more. */
export interface RetiredWord {
  readonly word: string
  /** What to say instead. */
  readonly instead: string
  /** Matches a name in kebab-case: `keptAnswers` and `kept-answers.ts` are both 'kept-answers'. */
  readonly name: RegExp
  /** Matches a comment. Only for words that can mean nothing else in prose. */
  readonly comment?: RegExp
  /** The paths where it is retired; elsewhere the word has its plain meaning. */
  readonly within?: RegExp
}

/** The words that were retired; `docs/glossary.md` lists them for people. */
export const retiredWords: readonly RetiredWord[] = [
  { word: 'kept answers', instead: 'ETag cache, response cache', name: /(^|-)kept-(answer|etag)/ },
  { word: 'aftermath', instead: 'step result', name: /aftermath/, comment: /\baftermath/i },
  { word: 'whereabouts', instead: 'location', name: /whereabout/, comment: /\bwhereabout/i },
  {
    word: 'looking along',
    instead: 'impersonation',
    name: /look(s|ed|ing|er)?-along/,
    comment: /\blook(s|ed|ing)? along\b/i,
  },
  { word: 'sitting', instead: 'login session, practice session', name: /(^|-)sittings?(-|$)/ },
  { word: 'deed', instead: 'action', name: /(^|-)deeds?(-|$)/ },
  { word: 'door', instead: 'login', name: /^door$/, within: /^(apps|e2e)\// },
  { word: 'heir', instead: 'what adopts: adoptOrphans', name: /(^|-)heirs?(-|$)/ },
  { word: 'let go', instead: 'reset, release', name: /(^|-)let-go(-|$)/ },
  { word: 'to blame', instead: 'poison, culprit', name: /(^|-)to-blame(-|$)/ },
  { word: 'overhear', instead: 'observe', name: /(^|-)overhear/ },
  { word: 'call stale', instead: 'invalidate', name: /(^|-)call-stale/ },
  { word: 'anew', instead: 'force, again', name: /(^|-)anew(-|$)/ },
  { word: 'freshen', instead: 'revalidate', name: /(^|-)freshen/ },
  { word: 'until logout', instead: 'isLoggedOut', name: /(^|-)until-logout/ },
  { word: 'detour', instead: 'redirect', name: /(^|-)detours?(-|$)/ },
  { word: 'lost place', instead: 'returnTo', name: /(^|-)lost-place/ },
  { word: 'admit', instead: 'canEnter', name: /(^|-)admits?(-|$)/ },
  { word: 'life', instead: 'TtlSeconds, TtlMs', name: /-life$/ },
  { word: 'most, longest', instead: 'max', name: /(^|-)(most|longest|largest)(-|$)/ },
  { word: 'least, fewest, shortest', instead: 'min', name: /(^|[a-z]-)(least|fewest|shortest)(-|$)/ },
  {
    word: 'one, meant, found, made, told, kept',
    instead: 'what the thing is: query, entry, reply, stored …',
    name: /^(one|meant|found|made|told|kept)$/,
  },
  { word: 'entry test', instead: 'instaptoets', name: /(^|-)entry-tests?(-|$)/ },
  { word: 'closing test', instead: 'sluittoets', name: /(^|-)closing-tests?(-|$)/ },
]

/** Folders in which retired words still occur. The list may only shrink. */
export const notYet: readonly string[] = []
