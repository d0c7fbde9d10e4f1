import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  sessions: 'Laatste oefenmomenten',
  allMeasures: 'Alle metingen',
  allSessions: 'Alle oefenmomenten',
  moreInsight: 'Alles in Inzicht',

  path: { press: 'Maak een pad', why: '{name} heeft nog geen stappen, en kan niet spelen.' },
  look: {
    press: 'Kijk wat er misging in ‘{label}’',
    why: {
      one: 'Het dictee van ‘{label}’ is niet gehaald ({day}). U ziet elk antwoord.',
      many: 'Het dictee van ‘{label}’ is {count} keer niet gehaald (laatst: {day}). U ziet elk antwoord.',
    },
  },
  care: {
    press: 'Maak het dyslexiedossier',
    why: '{scores}. {criterion} Het dossier laat zien wat het protocol nog meer vraagt, zoals twee interventies. Bespreek het met de ouders en de intern begeleider.',
  },
  decide: {
    press: 'Bekijk wat de meting voorstelt',
    why: 'De meting is klaar sinds {day}. U hebt nog niet gekozen wat u overneemt.',
  },
  hard: {
    evidence:
      '‘{label}’ is nu nog lastig: ongeveer {percent} van nieuwe woorden in één keer goed ({low} tot {high})',
    unsure:
      '‘{label}’ gaat nu niet zeker goed: ongeveer {percent} van nieuwe woorden in één keer goed ({low} tot {high})',
    declined: '‘{label}’ ging achteruit',
    repeat: 'Laat ‘{label}’ herhalen',
    isPassed: '{evidence}. {name} haalde ‘{label}’ al: herhalen haalt de woorden terug.',
    isSkipped: '{evidence}. ‘{label}’ is overgeslagen: met herhalen oefent {name} de woorden.',
    add: 'Zet ‘{label}’ op het pad',
    notOnPath: '{evidence}. Er staat geen stap voor op het pad.',
    ownPath: '{name} krijgt dan een eigen pad, en volgt dat van de groep niet meer.',
  },
  pair: {
    add: 'Zet ‘{label}’ in de boomhut',
    why: '{name} verwisselde dit de afgelopen 8 weken in {count} woorden ({words}). In deze stap komen beide door elkaar.',
  },
  eye: {
    press: 'Zet het oog uit',
    why: '{name} keek bij {looked} van de laatste {words} woorden eerst naar het woord. Laat {name} eerst luisteren, of zet het oog uit.',
    off: 'Het oog is uit voor {name}. Bij Rustig profiel zet u het weer aan.',
  },
  faded: '‘{label}’ was beheerst, maar nieuwe woorden gaan weer fout.',
  measure: {
    press: 'Zet een meting klaar …',
    none: 'Van {name} is nog geen meting. Een meting laat zien wat {name} kan zonder oefenen vooraf.',
    longAgo: 'De laatste meting is klaargezet op {day}. Een nieuwe laat zien wat er sindsdien veranderde.',
  },
  told: {
    repeated: '‘{label}’ staat klaar om te herhalen.',
  },
  noProposal: 'Er is nu geen voorstel.',
})
