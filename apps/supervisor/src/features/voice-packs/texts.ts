import { voiceConsent } from '@letterliaan/contract/voice-consent'
import { catalogue } from '@letterliaan/texts'

/** A voice as a file: made in one school, used in another. */

export const title = 'Stempakketten'
export const intro =
  'Een stempakket is één goede stem als bestand. Iemand spreekt de woorden in, en elke school kan ze gebruiken.'

export const inUse = catalogue({
  title: 'In gebruik',
  none: 'Uw school gebruikt geen stempakket.',
  order:
    'Eigen opnames van de school gaan voor. Waar die er niet zijn, klinkt het stempakket. Is er ook geen stempakket, dan spreekt de computer.',
  spokenBy: 'De stem van {name}',
  facts: '{count} geluiden · gemaakt op {day} · in gebruik genomen door {who}',
  hash: 'Controlegetal: {hash}',
  removed: 'Het stempakket is weg. Uw leerlingen horen deze stem niet meer.',
  removeOf: 'Haal de stem van {name} weg',
  sure: 'Alle geluiden van {name} gaan weg. Opnames van uw school blijven. Met het bestand kunt u het pakket opnieuw gebruiken.',
})

export const licence = catalogue({
  scholen: 'Scholen mogen deze stem gebruiken in Letterliaan. Ander gebruik mag niet.',
  'cc-by': 'CC BY 4.0: iedereen mag deze stem gebruiken en veranderen, als de naam erbij staat.',
  cc0: 'CC0: iedereen mag deze stem voor alles gebruiken, ook zonder naam.',
})
export const licenceName = catalogue({
  scholen: 'Alleen voor scholen, in Letterliaan',
  'cc-by': 'CC BY 4.0, met de naam erbij',
  cc0: 'CC0, vrij voor alles',
})

export const add = catalogue({
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
})

export const make = catalogue({
  title: 'Stempakket maken',
  intro:
    'Hierin komt wat u zelf heeft ingesproken van de woorden van Letterliaan. Eigen woorden van de school blijven erbuiten.',
  nothing: 'U heeft nog niets ingesproken. Kies een stap, en dan ‘Spreek in’.',
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
})
export const kinds = catalogue({
  word: 'woorden',
  plural: 'meervouden',
  sound_groups: 'klankgroepen',
  sentence: 'zinnen',
  text: 'uitleg',
})
