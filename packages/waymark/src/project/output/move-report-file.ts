/** What `waymark prove` calls its report. It speaks of the old site, so no site has it. */
export const moveReportFile = 'move-report.html';
