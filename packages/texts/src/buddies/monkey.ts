import { createBuddyLines } from './create-buddy-lines.ts'
import { buddyTones } from './tones.ts'

/** The monkey jokes, swings and falls. */
export const monkey = createBuddyLines(buddyTones.monkey, {
  greet: [
    'Oe, oe! Daar is mijn maatje!',
    'Hoi! Ik bewaarde een banaan. Nou ja, een halve.',
    'Hé, jij daar! Zullen we samen slingeren?',
    'Ik hang al klaar. Nu kan het feest beginnen.',
    'Dag! Zit mijn haar goed? Ik heb overal haar.',
  ],
  joke: [
    'Waarom is een banaan krom? Anders past zijn jasje niet.',
    'Klop, klop. Wie is daar? Een aap. Meer weet ik niet.',
    'Ik deed mijn hoed op mijn voet. Nu is het een schoen.',
    'Ik zocht mijn staart overal. Hij zat achter mij!',
    'Wat is bruin en schommelt? Ik! Nog een keer?',
    'Ik ruilde een banaan voor een schil. Nu heb ik trek.',
  ],
  cheer: [
    'Oe, oe, oe! Ik maak een koprol voor jou!',
    'Jippie! Ik gooi mijn hoed in de boom.',
    'Ik klap met handen en voeten. Dat zijn vier klappen!',
    'Wow! Mijn staart zwaait vanzelf.',
    'Hier, een banaan voor jou. Hij is van lucht.',
  ],
  comfort: [
    'Oei! Ik viel vandaag ook al drie keer. Bons.',
    'Geeft niks! Apen vallen, en klimmen dan weer.',
    'Kijk, ik trek een gek gezicht. Zie je? Bleh!',
    'Fouten zijn net schillen. We ruimen ze samen op.',
    'Schud even met je armen. Zo, dat lucht op.',
  ],
})
