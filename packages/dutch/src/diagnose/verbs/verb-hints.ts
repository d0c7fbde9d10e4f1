import type { VerbForm } from '../../verbs/verb-form.ts'

/** Sentences for the child. Each is true for every verb, so that speech can be generated in advance. */
export const verbHints = {
  tAtHij: 'Hij, zij of het doet het nu: schrijf de ik-vorm en zet er een t achter.',
  tAtJij: 'Jij of je staat ervoor: schrijf de ik-vorm en zet er een t achter.',
  tAtU: 'Bij u schrijf je de ik-vorm en zet je er een t achter.',
  onlyIk: 'Bij ik schrijf je alleen de ik-vorm. Er komt niets achter.',
  jijBehind: 'Jij of je staat achter het werkwoord: schrijf alleen de ik-vorm.',
  command: 'Je zegt wat iemand moet doen: schrijf alleen de ik-vorm.',
  endsInT: 'De ik-vorm eindigt al op een t: er komt niet nog een t bij.',
  stem: 'Zeg het hele werkwoord: hoor je daar een d of een t? Die schrijf je ook in de ik-vorm.',
  kofschip: "Haal en van het hele werkwoord. Zit de laatste letter in 't kofschip? Dan te, en anders de.",
  wholeStem: 'Schrijf eerst de ik-vorm helemaal en zet er dan te of de achter.',
  onceOnly: 'Achter de ik-vorm komt alleen te of de: kijk of er een letter te veel staat.',
  strong: 'De klank van dit werkwoord verandert. Zeg het eens met ‘nu’ en dan met ‘toen’.',
  strongDone: 'Dit werkwoord gaat anders. Zeg het eens met ‘ik heb’ of ‘ik ben’ ervoor.',
  noTInPast: 'Dit is toen: achter deze vorm komt geen t.',
  participle: 'Zeg het met ‘toen’: hoor je te of de? Dan weet je of hier een t of een d komt.',
  nowNotDone: 'Het is nu: schrijf de ik-vorm met een t. Met een d is het al klaar.',
  doneNotNow: 'Het is al klaar: zeg het met ‘toen’. Hoor je de? Dan komt hier een d.',
  adjective: 'Dit zegt hoe iets is. Schrijf het zo kort als het kan.',
  more: 'Doen meer mensen of dingen het? Dan hoort er een n achter.',
  one: 'Doet één mens of ding het? Dan komt er geen n achter.',
  whole: 'Schrijf hier het hele werkwoord.',
  time: 'Kijk nog eens naar de zin. Is het nu, was het toen, of is het al klaar?',
} as const

export type VerbHint = (typeof verbHints)[keyof typeof verbHints]

export function chooseHintForT({ person }: VerbForm): VerbHint {
  if (person === 'jij') return verbHints.tAtJij
  return person === 'u' ? verbHints.tAtU : verbHints.tAtHij
}

export function chooseHintWithoutT({ person, time }: VerbForm): VerbHint {
  if (time === 'gebod') return verbHints.command
  return person === 'jij' ? verbHints.jijBehind : verbHints.onlyIk
}
