/** Forms of the report of `check` for programs, besides JSON. */
export const machineForms = ['github', 'sarif', 'junit'] as const;

/** One of them. */
export type MachineForm = (typeof machineForms)[number];
