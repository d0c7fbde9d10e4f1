import type { Holiday, HolidayRegion } from '@letterliaan/contract'

type Days = readonly [from: string, until: string]
const dutchRegions = ['noord', 'midden', 'zuid'] as const
const flemish = ['vlaanderen'] as const

const of = (regions: readonly HolidayRegion[], name: string, [from, until]: Days) => ({
  regions,
  name,
  from,
  until,
})

/**
 * The school years 2025-2026 to 2027-2028. Holidays that differ by school (the advised second week in May,
 * carnival, study days) are missing, because a school adds its own.
 * - Netherlands: Ministerie van OCW, 'Overzicht schoolvakanties' by school year,
 *   rijksoverheid.nl/onderwerpen/schoolvakanties.
 * - Flanders: the rules of the Besluit van de Vlaamse Regering of 17 April 1991 on the organisation of the
 *   school year.
 */
const calendar = [
  of(['noord', 'midden'], 'Herfstvakantie', ['2025-10-18', '2025-10-26']),
  of(['zuid'], 'Herfstvakantie', ['2025-10-11', '2025-10-19']),
  of(dutchRegions, 'Kerstvakantie', ['2025-12-20', '2026-01-04']),
  of(['noord'], 'Voorjaarsvakantie', ['2026-02-21', '2026-03-01']),
  of(['midden', 'zuid'], 'Voorjaarsvakantie', ['2026-02-14', '2026-02-22']),
  of(dutchRegions, 'Meivakantie', ['2026-04-25', '2026-05-03']),
  of(['noord'], 'Zomervakantie', ['2026-07-04', '2026-08-16']),
  of(['midden'], 'Zomervakantie', ['2026-07-18', '2026-08-30']),
  of(['zuid'], 'Zomervakantie', ['2026-07-11', '2026-08-23']),

  of(['noord'], 'Herfstvakantie', ['2026-10-10', '2026-10-18']),
  of(['midden', 'zuid'], 'Herfstvakantie', ['2026-10-17', '2026-10-25']),
  of(dutchRegions, 'Kerstvakantie', ['2026-12-19', '2027-01-03']),
  of(['noord', 'midden'], 'Voorjaarsvakantie', ['2027-02-20', '2027-02-28']),
  of(['zuid'], 'Voorjaarsvakantie', ['2027-02-13', '2027-02-21']),
  of(dutchRegions, 'Meivakantie', ['2027-04-24', '2027-05-02']),
  of(['noord'], 'Zomervakantie', ['2027-07-10', '2027-08-22']),
  of(['midden'], 'Zomervakantie', ['2027-07-17', '2027-08-29']),
  of(['zuid'], 'Zomervakantie', ['2027-07-24', '2027-09-05']),

  of(['noord', 'midden'], 'Herfstvakantie', ['2027-10-16', '2027-10-24']),
  of(['zuid'], 'Herfstvakantie', ['2027-10-23', '2027-10-31']),
  of(dutchRegions, 'Kerstvakantie', ['2027-12-25', '2028-01-09']),
  of(['noord'], 'Voorjaarsvakantie', ['2028-02-19', '2028-02-27']),
  of(['midden', 'zuid'], 'Voorjaarsvakantie', ['2028-02-26', '2028-03-05']),
  of(dutchRegions, 'Meivakantie', ['2028-04-29', '2028-05-07']),
  of(['noord'], 'Zomervakantie', ['2028-07-15', '2028-08-27']),
  of(['midden'], 'Zomervakantie', ['2028-07-08', '2028-08-20']),
  of(['zuid'], 'Zomervakantie', ['2028-07-22', '2028-09-03']),

  of(flemish, 'Herfstvakantie', ['2025-10-27', '2025-11-02']),
  of(flemish, 'Kerstvakantie', ['2025-12-22', '2026-01-04']),
  of(flemish, 'Krokusvakantie', ['2026-02-16', '2026-02-22']),
  of(flemish, 'Paasvakantie', ['2026-04-06', '2026-04-19']),
  of(flemish, 'Zomervakantie', ['2026-07-01', '2026-08-31']),

  of(flemish, 'Herfstvakantie', ['2026-11-02', '2026-11-08']),
  of(flemish, 'Kerstvakantie', ['2026-12-21', '2027-01-03']),
  of(flemish, 'Krokusvakantie', ['2027-02-08', '2027-02-14']),
  of(flemish, 'Paasvakantie', ['2027-03-29', '2027-04-11']),
  of(flemish, 'Zomervakantie', ['2027-07-01', '2027-08-31']),

  of(flemish, 'Herfstvakantie', ['2027-11-01', '2027-11-07']),
  of(flemish, 'Kerstvakantie', ['2027-12-27', '2028-01-09']),
  of(flemish, 'Krokusvakantie', ['2028-02-28', '2028-03-05']),
  of(flemish, 'Paasvakantie', ['2028-04-03', '2028-04-17']),
  of(flemish, 'Zomervakantie', ['2028-07-01', '2028-08-31']),
]

/** Lists a region's holidays (no holidays if null) and the organisation's own, earliest first. */
export const listHolidays = (region: HolidayRegion | null, own: readonly Holiday[]): Holiday[] =>
  [
    ...calendar
      .filter(({ regions }) => region !== null && regions.includes(region))
      .map(({ name, from, until }) => ({ name, from, until })),
    ...own,
  ].toSorted((a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until))
