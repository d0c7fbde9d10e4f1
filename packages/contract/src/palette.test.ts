import { describe, expect, test } from 'vitest'
import { Color, HexColor } from './entities/index.ts'
import { colorNames, normaliseColor, palette, toHex } from './palette.ts'

describe('TPL-32 the palette', () => {
  test('has eleven colours', () => {
    expect(colorNames).toEqual([
      'red',
      'green',
      'yellow',
      'pink',
      'black',
      'purple',
      'orange',
      'brown',
      'darkblue',
      'white',
      'lightblue',
    ])
    expect(colorNames).toEqual(Color.options)
    expect(new Set(Object.values(palette)).size).toBe(11)
  })

  test.each([
    ['#fff', 'white'],
    ['#FFF', 'white'],
    ['#ffffff', 'white'],
    ['#000', 'black'],
    ['#000000', 'black'],
    ['#FfF', 'white'],
    ['#FFFFFF', 'white'],
    ['#ffff', null],
    [palette.red.toUpperCase(), 'red'],
    [' lightblue ', 'lightblue'],
    ['Red', 'red'],
    ['#f00', null],
    ['fff', null],
    ['', null],
    ['toString', null],
    ['__proto__', null],
    [null, null],
    [7, null],
    [['red'], null],
  ])('%j is %s', (value, name) => {
    expect(normaliseColor(value)).toBe(name)
  })

  test.each(colorNames)('%s is accepted by its name and by its hex code', (name) => {
    expect(HexColor.parse(toHex(name))).toBe(palette[name])
    expect([normaliseColor(name), normaliseColor(palette[name])]).toEqual([name, name])
  })
})
