import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  panel: {
    begun: 'Begonnen',
    begunBy: '{day}, door {author}',
    lookAgain: 'Weer kijken op',
    seen: '{day}. Gezien door {author}.',
    closed: 'Afgesloten op',
    otherDay: 'Kies een andere dag',
    close: 'Sluit de instructie af',
    reopen: 'Open de instructie weer',
    ownWords: 'Geef eigen woorden',
  },
  brought: {
    title: 'Sinds het begin',
    caption: 'Bij het begin van de instructie en nu, per kind',
    before: 'Bij het begin',
    atEnd: 'Bij het afsluiten',
    changed: 'Verandering',
    estimate: '{chance} ({low} tot {high})',
    forward: 'Vooruit',
    back: 'Achteruit',
    note: 'De getallen schatten hoeveel nieuwe woorden het kind in één keer goed schrijft, en tussen welke getallen dat waarschijnlijk ligt. Een verandering staat er alleen als die groter is dan de onzekerheid. Dat kan pas na een week of vier oefenen.',
    noteOfAll:
      'Een verandering gaat over alle spellingen samen. Zij staat er alleen als die groter is dan de onzekerheid. Dat kan pas na een week of vier oefenen.',
    cause: 'Of een verandering door de instructie komt, is hieraan niet te zien.',
    noChildren: 'Er zitten geen kinderen meer in deze groep.',
  },
  told: {
    day: 'Vandaag herinnert u op {day}.',
    later: '{name} komt over een week terug.',
    closed: 'De instructie is afgesloten. De groep en haar werk blijven.',
    reopened: 'De instructie is weer open.',
  },
  today: {
    ask: 'Tijd om weer te kijken. De groep is er sinds {day}.',
    askWhy: 'Tijd om weer te kijken naar ‘{category}’. De groep is er sinds {day}.',
    forward: 'Vooruit: {names}.',
    back: 'Achteruit: {names}.',
    unknown: 'Nog niet te zeggen: {names}.',
    perChild: 'Per kind',
    look: 'Bekijk de groep',
    lookOf: 'Bekijk de groep: {name}',
  },
  give: {
    open: 'Zet een stap klaar',
    title: 'Een stap klaarzetten voor {who}',
    explained:
      'De stap staat daarna open op het pad van elk kind. Wie het pad van een groep volgt, krijgt een eigen pad.',
    print: 'Print het werkboek',
    file: 'Werkboek {label}.pdf',
    printed: 'Het werkboek is bewaard.',
    ownStep: '{label} (eigen stap)',
  },
})
