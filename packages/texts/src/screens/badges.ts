import { catalogue, exclaimed, spoken } from '../catalogue.ts'

export const badgesTexts = catalogue({
  yours: 'Jouw badges',
  none: spoken('Je hebt nog geen badges. Ga je mee op pad?', {
    sober: 'Je hebt nog geen badges.',
  }),
  count: { one: spoken('Je hebt 1 badge.'), many: spoken('Je hebt {count} badges.') },
  toEarn: 'Deze kun je nog verdienen',
  /** Badge texts of the curriculum that name the treehouse, which is a camp in the look 10+. */
  ofTreehouse: {
    welcome: spoken('Welkom in de boomhut', { sober: 'Welkom in het kamp' }),
    entered: spoken('Je bent voor het eerst in de boomhut geweest.', {
      sober: 'Je bent voor het eerst in het kamp geweest.',
    }),
    enter: spoken('Ga eens kijken in de boomhut.', { sober: 'Ga eens kijken in het kamp.' }),
    song: spoken('Speel een lied bij de boomhut.', { sober: 'Speel een lied bij het kamp.' }),
  },
  /** Playful badge texts of the curriculum, with factual wordings for the look 10+. */
  ofJungle: {
    firstLeap: spoken('Eerste sprong', { sober: 'Eerste oefening' }),
    tenSwings: spoken('Tien slingers', { sober: 'Tien oefeningen' }),
    regular: spoken('Vaste oefenaar', { sober: 'Vijftig oefeningen' }),
    heap: spoken('Een berg oefeningen', { sober: '250 oefeningen' }),
    sharpEyes: spoken('Scherpe blik', { sober: 'Twintig keer verkennen' }),
    strongShoes: spoken('Sterke schoenen', { sober: 'Twintig keer oefenen' }),
    compass: spoken('Kompas in de hand', { sober: 'Vijf dictees' }),
    blocks: spoken('Blokkenbouwer', { sober: 'Tien keer blokken' }),
    ears: spoken('Goede oren', { sober: 'Tien keer luisteren' }),
    starRain: spoken('Sterrenregen', { sober: '25 keer drie sterren' }),
    words50: spoken('Woordenzoeker', { sober: 'Vijftig woorden' }),
    words1000: spoken('Woordenreus', { sober: 'Duizend woorden' }),
    mended: exclaimed('Een woord ging drie keer fout, en toen deed je het goed!'),
    threeDays: spoken('Drie dagen op pad', { sober: 'Drie dagen in een week' }),
    fourWeeks: spoken('Vier weken sterk', { sober: 'Vier weken' }),
    tenWeeks: spoken('Trouwe reiziger', { sober: 'Tien weken' }),
    deep: spoken('Diep in de jungle', { sober: 'Vijfentwintig stappen' }),
    fullOfStars: spoken('Een stap vol sterren', { sober: 'Een stap op drie sterren' }),
    bookworm: spoken('Boekenwurm', { sober: 'Vijf boeken' }),
    banana: spoken('Een lekker hapje voor onderweg.', { sober: 'Eten voor onderweg.' }),
    flower: spoken('Deze bloem bloeit diep in de jungle.', { sober: 'Deze bloem groeit in het regenwoud.' }),
    cap: spoken('Met deze pet word je een echte ontdekker.', { sober: 'Een pet tegen de zon.' }),
    drum: spoken('Trommel mee met de apen.', { sober: 'Een trommel van hout en leer.' }),
    canoe: spoken('Vaar over de rivier door de jungle.', { sober: 'Om mee over de rivier te varen.' }),
    tent: spoken('Een fijne plek om te slapen.', { sober: 'Een droge plek om te slapen.' }),
    butterfly: spoken('Hij fladdert altijd met je mee.', { sober: 'Een vlinder uit het regenwoud.' }),
    map: spoken('Wie weet waar de schat ligt?', { sober: 'Een oude kaart, met een kruis erop.' }),
    balloon: spoken('Een rode ballon om mee te nemen.', { sober: 'Een rode ballon.' }),
    crown: spoken('Voor de koning of koningin van de jungle.', {
      sober: 'Een kroon uit de verloren tempel.',
    }),
    dragon: spoken('Een lieve draak die graag woorden hoort.', { sober: 'Een draak uit een oud verhaal.' }),
    rocket: spoken('Vlieg van de jungle naar de maan.', { sober: 'Een raket naar de maan.' }),
  },
})
