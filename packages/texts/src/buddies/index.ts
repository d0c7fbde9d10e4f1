import { saidBy, type Spoken, type Tone, type Catalogue } from '../catalogue.ts'
import { buddyTones } from './tones.ts'

/** Moments at which a buddy speaks: on arrival, when tapped, after good work, after other work. */
export const buddyOccasions = ['greet', 'joke', 'cheer', 'comfort'] as const
export type Occasion = (typeof buddyOccasions)[number]

export type BuddyLines = Readonly<Record<Occasion, readonly Spoken[]>>

function createBuddyLines(tone: Tone, texts: Readonly<Record<Occasion, readonly string[]>>): BuddyLines {
  const say = (lines: readonly string[]) => lines.map(saidBy(tone))
  return {
    greet: say(texts.greet),
    joke: say(texts.joke),
    cheer: say(texts.cheer),
    comfort: say(texts.comfort),
  }
}

/** The toucan chats all day, and has a big beak. */
const toucan = createBuddyLines(buddyTones.toucan, {
  greet: [
    'Hoi! Mijn snavel was er al. Nu ik nog.',
    'Daar ben je! Ik heb zo veel te vertellen.',
    'Hallo, hallo! Ik zag je al van boven.',
    'Fijn, jij weer! Ik zat net te kletsen. Met mezelf.',
    'Kom erbij! Op mijn tak is plaats voor twee.',
  ],
  joke: [
    'Wat zit er in mijn snavel? Nog een verhaal!',
    'Ik wilde fluiten. Er kwam een banaan uit mijn snavel.',
    'Mijn snavel is zo groot. Hij wil een eigen hoed.',
    'Wat zegt een boom tegen een toekan? Niets. Bomen kletsen niet.',
    'Ik telde mijn veren. Bij acht moest ik niezen. Hatsjie!',
    'Ik at een bes. Nu is mijn tong blauw. Kijk maar!',
  ],
  cheer: [
    'Ik klap met mijn snavel. Klap, klap, klap!',
    'Dat vertel ik aan elke boom in de jungle!',
    'Al mijn veren staan rechtop. Van plezier!',
    'Toet, toet! Dat is mijn blije snavel.',
    'Ik zag alles van boven. Wat heb jij geoefend!',
  ],
  comfort: [
    'Lastig, hè? Ik vloog ook eens tegen een boom.',
    'Kom onder mijn vleugel. Straks proberen we het weer.',
    'Die letter is verdwaald. We brengen hem samen thuis.',
    'Het geeft niet. Ik praat ook wel eens krom.',
    'Zucht maar eens diep. Dat doe ik ook. Pfff.',
  ],
})

/** The monkey jokes, swings and falls. */
const monkey = createBuddyLines(buddyTones.monkey, {
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

/** The sloth is calm and sleepy, and has plenty of time. */
const sloth = createBuddyLines(buddyTones.sloth, {
  greet: [
    'Hoi. Ik ben wakker. Een beetje.',
    'Daar ben je. Neem de tijd. Ik ook.',
    'Ik droomde van jou. En kijk, je bent er.',
    'Gaap… Fijn dat je mij wakker maakt.',
    'Dag, lief maatje. Kom rustig bij mij hangen.',
  ],
  joke: [
    'Ik deed een dutje. Daarna rustte ik uit van mijn dutje.',
    'Gisteren wilde ik zwaaien. Vandaag is mijn hand boven.',
    'Er groeit mos op mijn rug. Nu heb ik een tuin.',
    'Ik speel verstoppertje. Ik hang hier al sinds maandag.',
    'Er kwam een slak langs. We zwaaiden een uur lang.',
    'Ik tel schapen om te slapen. Bij twee ben ik weg.',
  ],
  cheer: [
    'Mooi zo. Ik klap. Nu één hand, straks de andere.',
    'Wat heb jij fijn gewerkt. Ik word er warm van.',
    'Kijk, ik lach. Dat duurt bij mij de hele dag.',
    'Daar doe ik mijn ogen voor open. Allebei.',
    'Stap voor stap, blad voor blad. Zo doe je dat.',
  ],
  comfort: [
    'Het geeft niks. Morgen hangt de zon er weer.',
    'Adem in. Adem uit. De letters lopen niet weg.',
    'Ik leerde hangen. Dat duurde wel een jaar.',
    'Rust maar even. Moe zijn mag.',
    'Hier is een zachte tak. Kom maar zitten.',
  ],
})

/** The frog speaks in rhyme. */
const frog = createBuddyLines(buddyTones.frog, {
  greet: [
    'Kwaak en kwik! Hier ben ik.',
    'Wat ben ik blij! Jij bent weer bij mij.',
    'Dag, lieve maat. Fijn dat je naast mij staat.',
    'Plons! Een natte groet van ons.',
    'Eén, twee, daar ben je. Drie, vier, ik ken je.',
  ],
  joke: [
    'Een kikker in bed. Hij droeg een pet.',
    'Er zat een vlieg op mijn neus. Geen goede keus.',
    'Mijn laars is nat. Er zwemt iets in. Een kat?',
    'Soep rijmt op snoep. Nu eet ik snoepsoep.',
    'Een worm met een das. Hij dacht dat het feest was.',
    'Ik sprong naar de maan. Ik bleef in de boom staan.',
  ],
  cheer: [
    'Hop, hop, hop! Kijk, ik sta op mijn kop.',
    'Tik, tak, tok! Ik dans op een stok.',
    'Kwaak, kwaak, kwaak! Zingen is mijn taak.',
    'Een feest in de plas! Ik spetter op het gras.',
    'Met jou erbij is elk woord blij.',
  ],
  comfort: [
    'Stil maar, zacht. Ik blijf hier, dag en nacht.',
    'Lukt het nu niet zo fijn? Dan mag het morgen zijn.',
    'Een traan, een lach. Er komt weer een dag.',
    'Wat krom is, wordt recht. Ik blijf bij je, echt.',
    'Een bloem in de wei. Hij groeit, net als wij.',
  ],
})

/** The jaguar cub is brave, and afraid of small things. */
const jaguar = createBuddyLines(buddyTones.jaguar, {
  greet: [
    'Grrr! Schrik niet. Ik ben het maar.',
    'Hoi! Ik heb op ons pad gepast.',
    'Daar ben je. Nu durf ik alles!',
    'Miauw… Ik bedoel: grrr! Hallo!',
    'Ik hoorde je lopen. Mijn oren werden blij.',
  ],
  joke: [
    'Ik ben nergens bang voor. Is dat een mug? Help!',
    'Ik zag een vlek op mijn poot. Het was mijn vlek.',
    'Ik brulde naar het water. Het brulde terug!',
    'Mijn sok heeft vlekken. Nu past hij bij mij.',
    'Ik sloop door het gras. Toen zei mijn buik: brom.',
    'Ik ving iets groots. Het was een gaap.',
  ],
  cheer: [
    'Hoor je mij? Dat is mijn blije brul.',
    'Mijn staart danst. Ik kan hem niet stoppen.',
    'Dat was dapper werk. Ik geef je een poot.',
    'Ik kreeg er een vlek bij. Van trots!',
    'Ik brul het over de heuvel. Raaa!',
  ],
  comfort: [
    'Kom, schuil bij mij. Mijn vacht is warm.',
    'Ik was ook eens bang. Voor een blad.',
    'Dapper is: toch nog eens kijken. Ik kijk met je mee.',
    'Oei, dat prikt even. Ik blijf naast je.',
    'Het lukt nóg niet. Dat kan nog komen.',
  ],
})

/** The turtle is old and kind, and forgets things. */
const turtle = createBuddyLines(buddyTones.turtle, {
  greet: [
    'Dag, lief kind. Ik ben honderd, en blij met jou.',
    'Kom maar binnen. Mijn schild is groot genoeg.',
    'Daar is mijn maatje. Ik bewaarde een plek.',
    'Zo, daar ben je weer. Dat doet mij goed.',
    'Ik zwom een rondje. Nu ben ik er voor jou.',
  ],
  joke: [
    'Ik ben altijd thuis. Mijn huis loopt mee.',
    'Ik zocht mijn bril. Hij stond op mijn neus.',
    'Klop op mijn schild. Hoor je dat? Ik ben thuis.',
    'Ik wist een mop. Hij is honderd jaar oud. En kwijt.',
    'Mijn opa was een steen. Of leek dat maar zo?',
    'Ik gaf een steen een zoen. Ik dacht: oma!',
  ],
  cheer: [
    'Dit bewaar ik in mijn schild. Voor altijd.',
    'Ik dans een rondje. Kraak, zegt mijn schild. Joepie!',
    'Wat een mooi werk. Mijn oude ogen glimmen.',
    'Blad erbij, bloem erbij. Zo groeit een tuin.',
    'Daar zing ik een oud lied voor. La, la, la.',
  ],
  comfort: [
    'Ach, lief kind. Ook ik begin soms opnieuw.',
    'Kruip maar even in je schild. Ik wacht.',
    'Elk ei heeft zijn tijd. Elk woord ook.',
    'De zee was ook niet in één dag vol.',
    'Geen zorgen. Ik ben honderd, en maak nog fouten.',
  ],
})

export const allBuddies = { toucan, monkey, sloth, frog, jaguar, turtle }

const numbered = (lines: BuddyLines): Catalogue =>
  Object.fromEntries(
    Object.entries(lines).map(([occasion, said]) => [
      occasion,
      Object.fromEntries(said.map((line, at) => [at + 1, line])),
    ]),
  )

/** The texts as editors and the server list them: `monkey.joke.2`. */
export const buddyTexts: Catalogue = Object.fromEntries(
  Object.entries(allBuddies).map(([name, lines]) => [name, numbered(lines)]),
)

export const buddyLinesById: Readonly<Record<number, BuddyLines>> = {
  1: toucan,
  2: monkey,
  3: sloth,
  4: frog,
  5: jaguar,
  6: turtle,
}
