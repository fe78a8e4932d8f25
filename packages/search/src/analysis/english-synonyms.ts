/**
 * Words that writers of documentation and its readers use for one thing, most common English ones
 * only. Each line is a group; a guess, so it counts less than the word itself.
 */
export const englishSynonyms: readonly (readonly string[])[] = `
delete remove erase
create add make generate
change edit update modify
show display render
error fail failure problem issue crash
price pricing cost billing bill spend
login authenticate authentication authorization sso
picture image photo screenshot
movie video
colour color
docs documentation
repo repository
env environment
config configuration configure setting setup
start begin launch
stop cancel abort disable
wait pause delay
fast quick speed performance latency slow
deploy publish release
person user member customer visitor reader
employee member teammate colleague
company organization team
hide hidden exclude ignore
limit maximum quota cap
token key credential secret
chat conversation
bot agent assistant
job task
folder directory
website site
translate translation language localization internationalization multilingual
upload import
download export
copy duplicate clone
link url
address url domain
order sort rank
mail email
choose select pick
several multiple many
machine server instance
memory ram
misspelling typo spelling
backup snapshot dump
upgrade migrate migration move switch leave replace
schedule cron recurring
llm model
db database
parameter argument option
endpoint route
sample example
sidebar navigation menu
permission role access
tone voice style
embed widget
collapse expand accordion
diagram chart flowchart
formula equation math
highlight mark emphasize
compare comparison versus
monitor observe observability metric
log logging trace
nearby distance radius
permission role access
private internal
compute calculate
speech audio voice
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));
