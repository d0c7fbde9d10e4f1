import { catalogue, spoken } from '../catalogue.ts'

export const missedTexts = catalogue({
  title: {
    one: spoken('Dit woord schrijf je nog een keer'),
    many: spoken('Deze woorden schrijf je nog een keer'),
  },
  look: spoken('Kijk goed hoe het woord eruitziet. Schrijf het daarna zelf.'),
  written: {
    one: spoken('Knap! Je hebt 1 woord nog een keer geschreven.', {
      sober: '1 woord nog een keer geschreven.',
    }),
    many: spoken('Knap! Je hebt {count} woorden nog een keer geschreven.', {
      sober: '{count} woorden nog een keer geschreven.',
    }),
  },
  more: { one: 'Nog 1 woord', many: 'Nog {count} woorden' },
})
