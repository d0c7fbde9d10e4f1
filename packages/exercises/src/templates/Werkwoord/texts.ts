import { catalogue, exclaimed, spoken } from '@letterliaan/texts'

export const texts = catalogue({
  ask: {
    time: spoken('Wanneer is het?'),
    /** Asked in a step about a form without a time. */
    form: spoken('Wat past bij het werkwoord in deze zin?'),
    person: spoken('Wie doet het?'),
    stem: spoken('Wat is de ik-vorm?'),
    participle: spoken('Zeg het met ‘is’ ervoor. Welk woord hoor je dan?'),
    change: spoken('Hoor je een andere klank dan in het hele werkwoord?'),
    end: spoken('Luister naar het werkwoord in de zin. Wat hoor je aan het eind?'),
    root: spoken('Haal en van het hele werkwoord. Welke letter staat dan achteraan?'),
    ending: spoken('Wat komt erachter?'),
  },
  type: spoken('Typ nu het werkwoord in de zin'),
  look: {
    person: spoken('Wie of wat doet het? Zoek dat in de zin.'),
    stem: spoken('Zeg het eens met ‘ik’ ervoor en denk aan het hele werkwoord.'),
    participle: spoken('Zeg eerst ‘het is’ en dan het werkwoord. Welk woord hoor je?'),
    change: spoken('Zeg het hele werkwoord en luister dan naar de zin. Klinkt het midden anders?'),
    end: spoken('Luister nog eens naar de zin. Eindigt het werkwoord op een t, of op en?'),
    root: spoken('Zeg het hele werkwoord langzaam en luister naar de klank vlak voor en.'),
  },
  /** Lines by the choice that is offered besides now, then and done. */
  lookAtTime: {
    gebod: spoken(
      'Is het nu, was het toen of is het al klaar? Of zegt iemand: doe dat? Lees en luister nog eens.',
    ),
    infinitief: spoken(
      'Is het nu, was het toen of is het al klaar? Of is het gewoon het hele werkwoord? Lees en luister nog eens.',
    ),
    bijvoeglijk: spoken(
      'Is het nu, was het toen of is het al klaar? Of zegt het woord hoe iets is? Lees en luister nog eens.',
    ),
  },
  almost: {
    person: exclaimed('Bijna! Denk aan wie het doet en wanneer.'),
    stem: exclaimed('Bijna! Het eind klopt. Kijk goed naar wat ervoor staat.'),
    rule: exclaimed('Bijna! Denk aan de regel.'),
  },
  notYet: {
    person: spoken('Dat is het nog niet. Denk aan wie het doet en wanneer.'),
    rule: spoken('Dat is het nog niet. Denk aan de regel.'),
  },
  knows: spoken('Ik weet het al'),
  gap: 'hier komt het werkwoord',
  whole: 'het hele werkwoord: {verb}',
  built: 'Jouw schema',
  time: {
    nu: 'nu',
    toen: 'toen',
    klaar: 'klaar',
    bijvoeglijk: 'zo is het',
    gebod: 'doe dat!',
    infinitief: 'hele werkwoord',
  },
  change: { zelfde: 'dezelfde klank', anders: 'een andere klank' },
  end: { t: 'een t', n: 'en, of een n' },
  person: {
    ik: 'ik',
    jij: 'jij, je',
    u: 'u',
    hij: 'hij, zij, het',
    wij: 'wij, jullie, zij',
  },
  ending: {
    niets: 'niets erbij',
    geheel: 'hele werkwoord',
    sterk: 'andere klank',
    added: '+ {letters}',
  },
})
