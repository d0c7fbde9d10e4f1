import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  title: 'Weekdictee',

  give: {
    title: 'Woorden van de week voor {name}',
    intro: 'Plak de woorden van de week. Alle kinderen van de groep oefenen ze in hun boomhut.',
    panel: '3. Zet klaar',
    needsName: 'Geef de lijst een naam.',
    hasDictation: 'Met een dictee',
    day: 'Dag van het dictee',
    needsDay: 'Kies vandaag of een dag die nog komt.',
    submit: 'Zet klaar voor de groep',
  },

  reach: {
    looking: 'Even kijken wie de woorden krijgen …',
    nobody: 'De woorden bereiken geen kind.',
    unreached: 'Dit lukt nog niet bij:',
  },
  reaches: {
    one: '1 kind van {name} krijgt de woorden in de boomhut, en het dictee. Wie later in de groep komt, krijgt ze ook.',
    many: '{count} kinderen van {name} krijgen de woorden in de boomhut, en het dictee. Wie later in de groep komt, krijgt ze ook.',
  },
  reachesWithout: {
    one: '1 kind van {name} krijgt de woorden in de boomhut.',
    many: '{count} kinderen van {name} krijgen de woorden in de boomhut.',
  },
  unreachedChild: '{name}: {reason}',

  hint: { hard: 'Waarschijnlijk moeilijk voor: {names}.', easy: 'Waarschijnlijk al bekend bij: {names}.' },
  list: {
    none: 'Deze groep heeft nog geen weekdictee.',
    onDay: 'Dictee op {day}',
    closed: 'gesloten',
    taken: '{count} van {all} gemaakt',
  },

  page: {
    about: '{group} · dictee op {day}',
    sheet: 'Print het blad',
    close: 'Sluit het dictee',
    open: 'Heropen het dictee',
    words: 'Hoe ging elk woord?',
    childrenTitle: 'Hoe ging het per kind?',
    children: 'Kinderen en hun dictee',
    wordsCaption: 'Woorden van het dictee',
    choose: { one: 'Kies dit kind', many: 'Kies deze {count}' },
    chooseMissed: 'Kies wie {word} fout schreef',
    grade: 'Cijfer',
    giveGrades: 'Kies hoe u cijfers geeft',
    print: 'Print de uitslag',
    csv: 'Download als CSV',
    writtenSo: 'Wat er fout ging',
    how: 'Gemaakt',
    wrongWords: 'Fout geschreven',
    busy: 'Bezig',
    device: 'Op een apparaat',
    hand: 'Nagekeken',
    paperColumn: 'Op papier',
    check: 'Kijk na',
    checkNamed: 'Kijk na: {name}',
    closeFirst: 'Nakijken? Sluit eerst het dictee.',
    score: '{right} van {all}',
    paper: 'Leest u het dictee zelf voor? Print het blad, en kijk per kind na wat er staat.',
  },

  mark: {
    title: 'Nakijken: {name}',
    intro: 'Vink aan wat fout is, of typ wat het kind schreef. Dan ziet u ook wat voor fout het is.',
    wrong: 'Fout: {word}',
    saveNext: 'Bewaar en ga naar {name}',
    isNewer: 'Iemand anders heeft deze uitslag intussen gewijzigd. Als u bewaart, geldt wat u invulde.',
    clear: 'Wis het nakijken',
  },

  grid: {
    open: 'Kijk de hele groep na',
    title: 'Nakijken: de hele groep',
    intro:
      'Kies per kind de woorden die fout zijn. Is alles goed? Kies dan ‘Alles goed’. Een rij zonder keuze is niet nagekeken. Met de pijltjes gaat u van vak naar vak, met de spatiebalk kiest u.',
    allRightOf: 'Alles goed: {name}',
    wrongOf: '{word} fout: {name}',
    save: { one: 'Bewaar 1 kind', many: 'Bewaar {count} kinderen' },
  },

  told: {
    markedMany: {
      one: 'Het dictee van 1 kind is bewaard.',
      many: 'Het dictee van {count} kinderen is bewaard.',
    },
    withdrawn: 'Het weekdictee is teruggenomen. Wat er geoefend is, blijft bewaard.',
    closed: 'Het dictee is gesloten. Er begint niemand meer aan.',
    opened: 'Het dictee is weer open.',
    marked: 'Het dictee van {name} is bewaard.',
    printed: 'Het blad staat bij uw downloads.',
    exported: 'De uitslag staat bij uw downloads.',
  },
})
