import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  page: {
    nextYear: 'Volgend schooljaar',
    toOther: 'Zet in een andere groep',

    takeOut: 'Haal uit de groep',
    takenOut: { one: '{who} zit niet meer in {name}.', many: '{who} zitten niet meer in {name}.' },
  },
  empty: {
    explained: 'Zet kinderen die er al zijn in deze groep, of voeg nieuwe toe.',

    remove: 'Verwijder de groep',
  },
  card: {
    empty: 'Nog leeg',
    noSupervisor: 'Nog geen begeleider',
    practised: {
      one: 'Deze week in deze groep: 1 van {all} oefende',
      many: 'Deze week in deze groep: {count} van {all} oefenden',
    },
    practisedLastWeek: {
      one: 'Vorige week in deze groep: 1 van {all} oefende',
      many: 'Vorige week in deze groep: {count} van {all} oefenden',
    },
    minutes: { one: 'in totaal 1 minuut', many: 'in totaal {count} minuten' },
    goal: 'Weekdoel: {count} van {all} woorden',
  },
  severalLevels: 'Meerdere groepen',
  chooseGroup: 'Kies een groep.',
  form: {
    nameHint: 'Zoals u de groep noemt: 5B, de Dolfijnen, woensdaggroep.',

    schoolYear: 'Schooljaar',
    supervisors: 'Begeleiders van deze groep',
    whoSees: 'Alleen zij en de beheerder zien de groep.',
    administrator: '{name} (beheerder)',
    make: 'Maak de groep',
    doneMake: 'De groep is gemaakt.',
    doneChange: 'De groep is gewijzigd.',
    doneRemove: '{name} is verwijderd.',
  },
  moving: {
    title: '{who} in een groep zetten',
    move: 'Zet in deze groep',
    option: '{name} ({year})',
    leave: 'Haal uit de andere groepen',
    leaveLong: 'Haal uit de groepen waar zij nu in zitten',
    done: { one: '{who} zit nu in {name}.', many: '{who} zitten nu in {name}.' },
  },
  instruction: {
    make: 'Maak een instructiegroep',
    nameOf: 'Instructie {category}',
    needsDay: 'Kies een dag na vandaag.',
  },
  goal: {
    title: 'Weekdoel',
    set: 'Stel een doel',
    change: 'Wijzig het doel',
    remove: 'Haal het doel weg',
    bar: 'Weekdoel van de groep',
    everyWeek: 'Dit doel geldt elke week.',
    explained:
      'Elk geoefend woord telt, goed of fout, vanaf de dag dat een kind in deze groep zit. Een werkboek telt niet mee. De kinderen zien alleen hoe ver ze samen zijn, nooit wie wat deed.',
    words: 'Woorden samen, deze week',
    needsNumber: 'Vul een aantal woorden in, van 1 of meer.',
    keep: 'Ook in de weken hierna',
    doneSet: 'Het weekdoel is bewaard.',
    doneRemove: 'Er is geen weekdoel meer.',
  },
  progress: {
    none: 'Sinds de kinderen in deze groep zitten, is deze week nog niet geoefend.',
    together: 'Samen {words}.',
    ofGoal: 'Samen {done} van de {words}.',
    reached: 'Het doel is gehaald!',
    who: {
      one: '1 van de {children} heeft deze week geoefend.',
      many: '{count} van de {children} hebben deze week geoefend.',
    },
  },
  proposal: {
    begin: 'Een begin is {words}.',
    lastWeek: 'In de laatste week was het {last}.',
    lastWeeks: 'In de laatste weken was het {earlier} en {last}.',
    thisWeek: 'Deze week is het al {words}.',
    feasible: 'Een haalbaar doel is {proposal}.',
    oneWeek: 'Van één week is niet te zeggen wat haalbaar is. Een voorstel is {proposal}.',
    apart:
      'Die weken verschillen veel: wat haalbaar is, is dus niet zeker. Een voorstel is {proposal}; minder mag ook.',
  },
})
