/** Words that every text is full of: nobody means to practise them who pastes one. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'de het een en of maar want dus als dan dat die dit deze wat wie waar hoe hij zij haar hem hun hen ons onze jij jou jouw ' +
    'ik mij mijn wij jullie uit van voor naar met bij aan door over onder tot tegen tussen zonder binnen buiten is was ben ' +
    'bent zijn waren geweest heb hebt heeft had hadden gehad word wordt worden werd kan kon kunnen kunt zal zou zullen mag ' +
    'mogen moet moeten wil wilt willen gaat gaan doet doen niet geen wel ook nog al alle alles iets niets iemand niemand er ' +
    'hier daar zo zeer veel meer meest heel toen nu dan toch weer eens even altijd nooit omdat terwijl zodat toch zich elk ' +
    'elke ieder iedere men per via'
  ).split(' '),
)
