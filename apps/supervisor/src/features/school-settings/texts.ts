import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  name: {
    title: 'Naam van de school',
    explained: 'Deze naam staat bij elke begeleider in beeld, en in uitnodigingen en brieven.',
    done: 'De naam van de school is bewaard.',
  },
  exporting: {
    title: 'Gegevens ophalen als bestand',
    explained: 'Het gaat om rapporten, CSV en UWLR. Op het scherm blijft alles voor elke begeleider te zien.',
    ask: 'Wie mag gegevens van kinderen ophalen als bestand?',
    supervisors: 'Iedereen die kinderen begeleidt',
    administrators: 'Alleen beheerders',
    done: 'Bewaard wie gegevens mag ophalen.',
  },
  region: {
    title: 'Nederland of Vlaanderen',
    explained:
      'In Vlaanderen heten groep 3 tot en met 8 het 1ste tot en met het 6de leerjaar, en staan er Vlaamse woorden. Stappen die al klaarstaan, houden hun woorden tot u hun pad opnieuw bewaart.',
    done: 'Bewaard waar de school staat.',
  },
  mix: {
    title: 'Door elkaar',
    explained:
      'Elke dag ligt er in de boomhut één korte herhaling klaar, met woorden van alle stappen die het kind gehaald heeft. De woorden die het kind het eerst vergeet, komen het eerst. Ook wie weg was, krijgt er op een dag niet meer.',
    ask: 'Hoeveel woorden vraagt ‘Door elkaar’ op een dag?',
    done: 'Bewaard hoeveel woorden ‘Door elkaar’ vraagt.',
  },
  marks: {
    title: 'Cijfer voor een weekdictee',
    explained:
      'Zo ziet u bij de uitslag van een weekdictee een cijfer van 1 tot en met 10. Kinderen zien het niet.',
    ask: 'Hoe krijgt een weekdictee een cijfer?',
    none: 'Geen cijfer',
    share: 'Naar hoeveel er goed is (7 van 10: 7,3)',
    quarter: '¼ punt eraf per fout (3 fout: 9,3)',
    half: '½ punt eraf per fout (3 fout: 8,5)',
    one: '1 punt eraf per fout (3 fout: 7)',
    done: 'De keuze voor cijfers is bewaard.',
  },
  mail: {
    title: 'Wekelijkse e-mail',
    explained:
      'Op maandagochtend krijgt u een e-mail met hoeveel kinderen vorige week oefenden en wat er op ‘Vandaag’ staat. Er staan alleen aantallen en links in, geen namen van kinderen.',
    ask: 'Wilt u deze e-mail?',
    yes: 'Ja, stuur hem naar {address}',
    no: 'Nee',
    isOn: 'De e-mail komt voortaan op maandag.',
    isOff: 'De e-mail komt niet meer.',
    noAddress: 'Uw account heeft geen e-mailadres waarheen dit kan.',
    noMail: 'Deze server verstuurt geen e-mail. Wie hem beheert, kan dat instellen.',
  },
  brin: {
    title: 'BRIN',
    explained:
      'Hiermee herkent een leerlingvolgsysteem de resultaten (UWLR). Heeft uw school vestigingen? Zet hun twee cijfers erachter.',
    label: 'BRIN van uw school',
    hint: 'Bijvoorbeeld 06SS of 06SS01. Leeg laten mag.',
    wrong: 'Een BRIN heeft twee cijfers en twee letters, en soms nog twee cijfers.',
    save: 'Bewaar het BRIN',
    done: 'Het BRIN is bewaard.',
  },
  holidays: {
    title: 'Vakanties',
    explained:
      'Dagen van een vakantie tellen niet mee als een kind wegblijft. In de grafieken van een kind zijn ze grijs. Kies de regio van uw school.',
    ask: 'In welke regio ligt uw school?',
    ofRegion: 'Schoolvakanties van deze regio',
    noneChosen: 'U koos geen regio. Alleen uw eigen vrije dagen tellen.',
    source:
      'Nederland: Ministerie van OCW, Overzicht schoolvakanties. Vlaanderen: besluit van de Vlaamse Regering van 17 april 1991. Wijkt uw school af? Voeg de dagen hieronder toe.',
    done: 'De regio van de vakanties is bewaard.',
    own: 'Eigen vrije dagen',
    noOwn: 'Er zijn nog geen eigen vrije dagen.',
    name: 'Naam van de vrije dagen',
    from: 'Eerste vrije dag',
    until: 'Laatste vrije dag',
    wrongOrder: 'De laatste vrije dag ligt voor de eerste.',
    addOwn: 'Voeg vrije dagen toe',
    removeOwn: 'Verwijderen: {name}',
    ownChanged: 'De eigen vrije dagen zijn bewaard.',
    period: '{from} – {until}',
  },
  holidayRegions: {
    none: 'Geen regio',
    noord: 'Noord',
    midden: 'Midden',
    zuid: 'Zuid',
    vlaanderen: 'Vlaanderen',
  },
})
