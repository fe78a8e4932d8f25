export default {
  limits: { usesPerKeyAndMonth: 50_000 },
  tokensPerMonth: 20_000_000,
  threads: { retentionDays: 7 },
  instructions: 'Call the product Atlas.',
  onEvent: (event) => console.log(event.kind, event.domain),
} satisfies import('waymark').AssistantSettings;
