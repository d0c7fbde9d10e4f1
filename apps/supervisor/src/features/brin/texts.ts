export const title = 'BRIN'
export const explained =
  'Met het BRIN van uw school herkent een leerlingvolgsysteem de resultaten (UWLR). Heeft uw school vestigingen? Zet dan ook de twee cijfers van de vestiging erachter.'
export const label = 'BRIN van uw school'
export const hint = 'Bijvoorbeeld 06SS of 06SS01. Leeg laten mag.'
export const wrong = 'Een BRIN heeft twee cijfers en twee letters, en soms nog twee cijfers.'
export const save = 'Bewaar het BRIN'
export const done = 'Het BRIN is bewaard.'
export const isGone = 'Er is geen BRIN meer.'
