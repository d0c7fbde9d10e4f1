import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  all: {
    noGroup:
      'U hebt nog geen groep. Maak er een, en zet er kinderen in: dan maakt u voor allemaal tegelijk een pad en inlogkaarten.',
    none: 'Uw organisatie heeft nog geen kinderen.',

    addExplained: 'Voeg de kinderen toe die met Letterliaan gaan spelen.',
    archive: { one: 'Archief: 1 kind', many: 'Archief: {count} kinderen' },
    title: 'Alle kinderen',
    search: 'Zoek een kind',
    found: '{found} van {count} kinderen',
    noneFound: 'Geen kind gevonden.',
    searchOtherwise: 'Zoek met een deel van de naam, of kies een andere groep.',
  },
  archive: {
    title: 'Archief',
    intro:
      'Deze kinderen kunnen niet inloggen. Alles wat zij deden is bewaard, en komt met hen terug. Kies wie u terughaalt.',
    none: 'Er staat niemand in het archief.',
    toChildren: 'Naar de kinderen',
    caption: 'Kinderen in het archief',
    restore: 'Haal terug',
    done: { one: '{who} staat in het archief.', many: '{who} staan in het archief.' },
    doneBack: { one: '{who} staat weer in de lijst.', many: '{who} staan weer in de lijst.' },
  },
  table: {
    noGroup: 'geen',
    noLevel: 'onbekend',
    erasedOn: 'Wordt gewist: {day}',
    allGroups: 'Alle groepen',
  },
  classList: {
    caption: 'Kinderen van {name}',
    thisWeek: 'Deze week',
    lastWeek: 'Vorige week',
    step: 'Is bij',
    noStep: 'geen stap',
    goingOn: 'Wat speelt er',
  },
  child: {
    isArchived: 'In het archief',
    details: 'Gegevens',
    history: 'Geschiedenis',
    overview: 'Overzicht',
    more: 'Meer voor {name}',
    moreHint: 'Overschrijfbladen, interventies en toetsen, badge geven',
    settings: 'Instellingen van {name}',
    settingsHint: 'Gegevens, inzien en wissen, rustig profiel, inloggen en meekijken',
    rename: 'Verander de naam',
    changeLevel: 'Verander het niveau',
    restore: 'Haal terug uit het archief',
    screenName: 'Naam in het spel',
    inGame: 'In het spel: {screen_name}',
    username: 'Gebruikersnaam',

    noLevel: 'Nog niet bekend',
  },
  entering: {
    title: 'Meekijken en overnemen',
    explained:
      'Wilt u zien wat {screen_name} ziet? Kijk dan mee: u opent het spel als {screen_name}, en verandert niets. Neemt u het spel over, dan telt mee wat u doet. Speelt op dit apparaat al een kind? Dan wordt dat uitgelogd. Meekijken en overnemen worden vastgelegd.',
    look: 'Kijk mee als {screen_name}',
    takeOver: 'Neem over',
    takeOverOf: 'Neem over: het spel van {screen_name}',
  },
  access: {
    forgotten: 'Is {screen_name} het wachtwoord vergeten? Geef dan een nieuw. U ziet het één keer.',
    waiting: 'Moet {screen_name} wachten na te veel foute pogingen? Dan laat u het kind hier meteen binnen.',
    letIn: 'Laat nu binnen',
    letInChild: 'Laat nu binnen: {screen_name}',
    doneLetIn: '{screen_name} kan nu inloggen.',
    card: 'Inlogkaart',
  },
  password: {
    title: 'Nieuw wachtwoord',
    of: 'Nieuw wachtwoord voor {screen_name}',
    explained:
      '{screen_name} krijgt een nieuw wachtwoord. U ziet het één keer: schrijf het dan op voor {screen_name}.',
    oldEnds:
      'Het oude wachtwoord werkt daarna niet meer, en {screen_name} wordt overal uitgelogd. Een inlogkaart blijft werken. Wat u doet, wordt vastgelegd.',
    make: 'Maak een nieuw wachtwoord',

    made: 'Hiermee logt {name} voortaan in:',

    howToType: 'Alles met kleine letters, en met een spatie tussen de woorden.',
    shownOnce:
      'Als u dit venster sluit, is het wachtwoord niet meer te zien. Is het dan toch kwijt? Maak een ander.',
  },
  naming: {
    title: 'Naam van {screen_name}',

    explained: 'Het kind kan deze naam niet zelf veranderen. De naam in het spel kiest het wel zelf.',
    done: 'De naam van {screen_name} is veranderd.',
  },
  level: {
    title: 'Niveau van {screen_name}',
    stays: 'De stappen op het pad, en alles wat {screen_name} deed, blijven zoals ze zijn.',
    stepsOf: 'Stappen van {name} zet u zelf klaar, bij Pad.',
    readAloud:
      'Opdrachten worden tot en met {group} vanzelf voorgelezen. Voorlezen staat nu {state}. Het verandert mee, behalve als u of {screen_name} het zelf koos.',
    on: 'aan',
    off: 'uit',
    done: 'Het niveau van {screen_name} is veranderd.',
    doneOn: 'Het niveau van {screen_name} is veranderd. Voorlezen staat nu aan.',
    doneOff: 'Het niveau van {screen_name} is veranderd. Voorlezen staat nu uit.',
  },
  settings: { intro: 'Voor alle kinderen van {name}.' },
  birthDate: {
    title: 'Geboortedag van de kinderen',
    advice:
      'Letterliaan heeft de geboortedag nergens voor nodig. Wij raden aan hem niet te vragen: dan bewaart u zo min mogelijk van de kinderen, en beginnen zij sneller.',
    ask: 'Vraagt uw school de geboortedag?',
    no: 'Niet vragen',
    yes: 'Wel vragen',
    noExplained: 'Kinderen vullen hem niet in. Wat er al is ingevuld, wordt gewist.',
    yesExplained: 'Elk kind vult zijn geboortedag in voordat het voor het eerst speelt.',
    doneYes: 'Kinderen vullen hun geboortedag in.',
    doneNo: 'De geboortedag wordt niet meer gevraagd.',
  },
})
