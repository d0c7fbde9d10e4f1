export const interventionPlan = {
  label: 'Klinkers in tien weken',
  group_id: null,
  goals: [{ topic: 'klinkers', wanted: 75 }],
  times_per_week: 3,
  minutes: 20,
  begin_on: '2026-11-23',
  end_on: '2027-01-29',
  guide: 'Juf Marit',
  approach: 'Eerst samen, dan alleen.',
}

export const instructionGroup = {
  name: 'Instructie Lange klank',
  school_year: 2026,
  level_id: 5,
  category: null,
  look_again_on: '2099-01-01',
}
