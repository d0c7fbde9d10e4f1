import { catalogue } from '@letterliaan/texts'

/** The health of the server, for users who must ask its operator to solve a problem. */

export const texts = catalogue({
  title: 'Gaat alles goed?',
  intro: 'Hier ziet u of de server van Letterliaan goed werkt. Over scholen en kinderen staat hier niets.',
  toPage: 'Bekijk of alles goed gaat',
  linkIntro: 'Werkt de server goed? Is er een back-up? U ziet het op één bladzijde.',
  checkAgain: 'Kijk nog eens',
  version: 'Versie',
  checkedAt: 'Bekeken op',
  listTitle: 'Wat er bekeken is',
  summary: {
    good: 'Ja, alles gaat goed.',
    attention: 'Het werkt. Er is wel iets om naar te kijken.',
    wrong: 'Nee, er is iets mis.',
  },
  askOperator: 'Vraag het aan wie de server beheert. De opdracht npm run doctor zegt wat er moet gebeuren.',
  states: { good: 'in orde', attention: 'let op', wrong: 'mis' },
  names: {
    database: 'Database',
    backup: 'Back-up',
    mail: 'Mail',
    forgetting: 'Opruimen',
    voice: 'Stem',
    disk: 'Schijf',
  },
  findings: {
    database: {
      good: 'De database antwoordt en hoort bij deze versie.',
      attention: 'Niet elke oefening kon worden gelezen. Bij die kinderen staat dat erbij.',
      wrong: 'De database hoort niet bij deze versie.',
    },
    backup: {
      good: 'De laatste back-up is van {moment}.',
      attention: 'Er is nog geen back-up, en er is geen plaats voor gekozen.',
      wrong: 'De laatste back-up is van {moment}. Hij is te oud of niet compleet.',
      none: 'Er is nog geen back-up gemaakt.',
    },
    mail: {
      good: 'De mailserver antwoordt.',
      attention: 'Deze server stuurt geen mail. Wie een wachtwoord vergeet, vraagt het aan een beheerder.',
      wrong: 'De mailserver neemt geen mail aan.',
    },
    forgetting: {
      good: 'Gegevens die niet meer bewaard worden, zijn opgeruimd op {moment}.',
      attention: 'Er is nog niet opgeruimd. Dat gebeurt kort na de start van de server.',
      wrong: 'Er is voor het laatst opgeruimd op {moment}. Dat is te lang geleden.',
    },
    voice: {
      good: 'De stem spreekt woorden uit.',
      attention: 'De gekozen stem zegt niets. De ingebouwde stem spreekt nu.',
      wrong: 'Er is geen stem. Kinderen horen geen woorden.',
    },
    disk: {
      good: 'Er is genoeg ruimte.',
      attention: 'De schijf raakt vol.',
      wrong: 'De schijf is bijna vol, of de server kan er niet op schrijven.',
    },
  },
})
