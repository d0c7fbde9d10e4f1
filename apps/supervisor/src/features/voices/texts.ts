import { voiceConsent } from '@letterliaan/contract/voice-consent'
import { catalogue } from '@letterliaan/texts'

export const texts = catalogue({
  intro:
    'Luister naar dezelfde woorden met elke stem, en kies wat uw leerlingen het best verstaan. Een goede stem geeft u met een stempakket aan een andere school.',
  sentence: 'de zin',
  server: {
    title: 'De stem van de server',
    who: 'U hoort {voices}.',
    or: ' of ',
    recorded: 'een opname van uw school',
    neural: 'een neurale stem op de server',
    synthetic: 'de computerstem van Letterliaan',
    saysWord: 'De server zegt {word}',
    saysSentence: 'De server zegt de zin met {word}',
  },
  device: {
    title: 'De stemmen van dit apparaat',
    none: 'Dit apparaat heeft geen eigen Nederlandse stem. Kinderen horen hier de stem van de server. Bij de instellingen van het apparaat, onder Toegankelijkheid of Spraak, kunt u vaak een Nederlandse stem toevoegen. Open daarna deze pagina opnieuw.',
    explained:
      'Wat u kiest, geldt op dit apparaat, voor ieder kind dat hier speelt. Klinkt een stem Engels, of hoort u niets? Kies dan een andere, of zet bij de kinderen de stem van het apparaat uit.',
    saysWord: '{name} zegt {word}',
    saysSentence: '{name} zegt de zin met {word}',
    isChosen: 'Spreekt op dit apparaat',
    choose: 'Kies',
    silent: 'Deze stem zegt niets op dit apparaat. Kinderen horen hier de stem van de server.',
  },
  whoHears: {
    title: 'Wie hoort welke stem?',
    order:
      'Heeft uw school een woord opgenomen, dan klinkt die opname. Anders klinkt een neurale stem van de server. Is die er niet, dan klinkt een Nederlandse stem van het apparaat, of anders de computerstem van Letterliaan. Losse klanken en klankgroepen zegt Letterliaan zelf, als uw school ze niet opnam.',
    perChild:
      'Bij een kind kiest u onder ‘Rustig profiel’ welke stem het hoort: zoals hierboven, die van het apparaat, of altijd die van Letterliaan. Het kind kan dat zelf ook kiezen, bij Rustig in het menu.',
  },
  inUse: {
    title: 'Stempakketten in gebruik',
    none: 'Uw school gebruikt geen stempakket.',
    order:
      'Eigen opnames van de school gaan voor. Waar die er niet zijn, klinkt het stempakket. Is er ook geen stempakket, dan spreekt de computer.',
    spokenBy: 'De stem van {name}',
    facts: '{count} geluiden · gemaakt op {day} · in gebruik genomen door {who}',
    hash: 'Controlegetal: {hash}',
    removed: 'Het stempakket is weg. Uw leerlingen horen deze stem niet meer.',
    removeOf: 'Haal de stem van {name} weg',
    sure: 'Alle geluiden van {name} gaan weg. Opnames van uw school blijven. Met het bestand kunt u het pakket opnieuw gebruiken.',
  },
  licence: {
    scholen: 'Scholen mogen deze stem gebruiken in Letterliaan. Ander gebruik mag niet.',
    'cc-by': 'CC BY 4.0: iedereen mag deze stem gebruiken en veranderen, als de naam erbij staat.',
    cc0: 'CC0: iedereen mag deze stem voor alles gebruiken, ook zonder naam.',
  },
  licenceName: {
    scholen: 'Alleen voor scholen, in Letterliaan',
    'cc-by': 'CC BY 4.0, met de naam erbij',
    cc0: 'CC0, vrij voor alles',
  },
  add: {
    title: 'Een stempakket gebruiken',
    intro:
      'Kies het bestand dat u van een andere school kreeg: het eindigt op .zip. U ziet eerst wat erin zit. Dan pas kiest u of uw school het gebruikt.',
    onlyAdministrator: 'Een beheerder van de school kan een stempakket in gebruik nemen.',
    reading: 'Het bestand wordt nagekeken …',
    speaker: 'Wie sprak',
    allowed: 'Wat mag',
    agreed: 'Toestemming',
    madeOn: 'Gemaakt op',
    contents: 'Inhoud',
    count: '{count} geluiden',
    isNew: '{count} woorden, zinnen of teksten krijgen deze stem.',
    replaced: '{count} geluiden van een ander stempakket worden vervangen.',
    own: '{count} keer blijft uw eigen opname klinken.',
    unknown: '{count} geluiden kent Letterliaan hier niet. Die blijven weg.',
    isHere: 'Dit stempakket is al in gebruik.',
    hash: 'Controlegetal',
    hashHint: 'Vraag wie het pakket maakte om dit getal, en vergelijk het.',
    use: 'Neem in gebruik',
    done: 'Het stempakket is in gebruik. Uw leerlingen horen het meteen.',
  },
  make: {
    title: 'Stempakket maken',
    intro:
      'Hierin komt wat u zelf heeft ingesproken van de woorden van Letterliaan. Eigen woorden van de school blijven erbuiten.',
    nothing: 'U hebt nog niets ingesproken. Kies ‘Een middag inspreken’, of een stap en dan ‘Spreek in’.',
    toSteps: 'Naar de stappen',
    speaker: 'Wie sprak de woorden in?',
    speakerHint: 'Deze naam ziet elke school die het pakket gebruikt.',
    needsSpeaker: 'Vul in wie de woorden insprak.',
    what: 'Wat gaat erin?',
    kind: '{name} ({count})',
    needsKind: 'Kies wat erin gaat.',
    licence: 'Wat mag er met de stem?',
    agree: voiceConsent,
    agreeHint:
      'Een stem is een persoonlijk gegeven. Wie een pakket heeft, houdt het: vraag scholen om het weg te halen als u zich bedenkt.',
    needsConsent: 'Zonder deze toestemming wordt er geen pakket gemaakt.',
    make: 'Maak het bestand',
    making: 'Het pakket wordt gemaakt. Bij veel woorden duurt dat een paar minuten …',
    done: 'Het stempakket staat bij uw downloads.',
    file: 'stempakket.zip',
  },
  kinds: {
    word: 'woorden',
    plural: 'meervouden',
    sound_groups: 'woorden in klankgroepen',
    sentence: 'zinnen',
    text: 'uitleg',
    part: 'losse klanken',
  },
})
