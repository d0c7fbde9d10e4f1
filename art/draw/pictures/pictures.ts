/** The pictures that are our own; in the game they go before one of the same name in the emoji set. */
import { actions } from './actions.ts'
import { animals } from './animals.ts'
import { around } from './around.ts'
import { body } from './body.ts'
import { clothes } from './clothes.ts'
import { fieldCampThings } from './field-camp.ts'
import { food } from './food.ts'
import { furniture } from './furniture.ts'
import { numbers } from './numbers.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { several } from './several.ts'
import { drawPicture } from './style.ts'
import { tools } from './tools.ts'
import { toys } from './toys.ts'

const figures: Record<string, string> = {
  ...actions,
  ...animals,
  ...around,
  ...body,
  ...clothes,
  ...fieldCampThings,
  ...food,
  ...furniture,
  ...numbers,
  ...people,
  ...places,
  ...several,
  ...tools,
  ...toys,
}

export const drawPictures = (): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, drawPicture(figure)]))
