/**
 * Words of Spanish that say nothing by themselves. The list of the package has five hundred, among
 * them what documentation is about: `cuenta`, `estado`, `ejemplo`, `usar`, `valor`.
 */
export const stopwords: readonly string[] = `
el la los las lo un una unos unas al del
yo tú tu él ella ello ellos ellas nosotros nosotras vosotros vosotras usted ustedes
me te se nos os le les mí mi ti sí si conmigo contigo consigo
mis tus su sus nuestro nuestra nuestros nuestras vuestro vuestra vuestros vuestras
mío mía míos mías mio mia mios mias tuyo tuya tuyos tuyas suyo suya suyos suyas
este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas aquello
éste ésta éstos éstas ése ésa ésos ésas aquél aquélla aquéllos aquéllas
que qué quien quién quienes quiénes cual cuál cuales cuáles cuyo cuya cuyos cuyas
cuando cuándo donde dónde como cómo cuanto cuánto cuanta cuánta cuantos cuántos cuantas cuántas
a ante con contra de desde durante en entre hacia hasta mediante para por según segun sin sobre tras
y e o u ni pero sino aunque porque pues mientras
no también tambien tampoco ya muy más mas así asi aquí aqui ahí ahi allí alli
ser es son soy era eran fue fueron sido siendo sea sean será serán sería serían
estar está están estan estoy estaba estaban
haber ha han he hay había habían haya hayan hemos
puedo puedes puede pueden podemos podría podrían debo debe deben debería deberían
tengo tiene tienen hago
`
  .trim()
  .split(/\s+/);
