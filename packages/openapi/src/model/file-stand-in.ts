/** What stands for the content of a file in generated examples. */
export const fileStandIn = '<file>';
