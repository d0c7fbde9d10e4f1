import { catalogue } from '@letterliaan/texts'

/** Is all well with the server? For who is no operator: what to do is to ask one. */

export const title = 'Gaat alles goed?'
export const intro =
  'Hier ziet u of de server van Letterliaan goed werkt. Over scholen en kinderen staat hier niets.'
export const toPage = 'Bekijk of alles goed gaat'
export const linkIntro = 'Werkt de server goed? Is er een back-up? U ziet het op één bladzijde.'
export const again = 'Kijk nog eens'
export const version = 'Versie'
export const checked = 'Bekeken op'
export const list = 'Wat er bekeken is'
export const summary = catalogue({
  good: 'Ja, alles gaat goed.',
  attention: 'Het werkt. Er is wel iets om naar te kijken.',
  wrong: 'Nee, er is iets mis.',
})
export const ask =
  'Vraag het aan wie de server beheert. De opdracht npm run doctor zegt wat er moet gebeuren.'
export const states = catalogue({ good: 'in orde', attention: 'let op', wrong: 'mis' })
export const names = catalogue({
  database: 'Database',
  backup: 'Back-up',
  mail: 'Mail',
  forgetting: 'Opruimen',
  voice: 'Stem',
  disk: 'Schijf',
})
export const database = catalogue({
  good: 'De database antwoordt en hoort bij deze versie.',
  attention: 'De database wordt nog bijgewerkt.',
  wrong: 'De database hoort niet bij deze versie.',
})
export const backup = catalogue({
  good: 'De laatste back-up is van {moment}.',
  attention: 'Er is nog geen back-up, en er is geen plaats voor gekozen.',
  wrong: 'De laatste back-up is van {moment}. Hij is te oud of niet compleet.',
  none: 'Er is nog geen back-up gemaakt.',
})
export const mail = catalogue({
  good: 'De mailserver antwoordt.',
  attention: 'Deze server stuurt geen mail. Wie een wachtwoord vergeet, vraagt het aan een beheerder.',
  wrong: 'De mailserver neemt geen mail aan.',
})
export const forgetting = catalogue({
  good: 'Gegevens die niet meer bewaard worden, zijn opgeruimd op {moment}.',
  attention: 'Er is nog niet opgeruimd. Dat gebeurt kort na de start van de server.',
  wrong: 'Er is voor het laatst opgeruimd op {moment}. Dat is te lang geleden.',
})
export const voice = catalogue({
  good: 'De stem spreekt woorden uit.',
  attention: 'De gekozen stem zegt niets. De ingebouwde stem spreekt nu.',
  wrong: 'Er is geen stem. Kinderen horen geen woorden.',
})
export const disk = catalogue({
  good: 'Er is genoeg ruimte.',
  attention: 'De schijf raakt vol.',
  wrong: 'De schijf is bijna vol, of de server kan er niet op schrijven.',
})
