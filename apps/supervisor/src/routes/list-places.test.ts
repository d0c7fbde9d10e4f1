import { expect, test } from 'vitest'
import { findPlaces } from '../features/search/find-places.ts'
import { addresses } from './addresses.ts'
import { listPlaces } from './list-places.ts'

test.each(['kind verwijderen', 'Kind wissen', 'leerling verwijderen', 'gegevens wissen', 'avg'])(
  'AVG-3 %j finds where erasing is told, also for who may not',
  (search) => {
    expect(findPlaces(listPlaces({}), search, 5).places.map(({ to }) => to)).toContain(addresses.privacy)
  },
)
