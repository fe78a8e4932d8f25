/**
 * Words of Chinese that say nothing by themselves, of one letter or two, as texts are read in pairs.
 * The list of the package has what documentation is about: 开始, 结果, 全部, 对比, 本地.
 */
export const stopwords: readonly string[] = `
的 了 着 之 是 在 和 与 及 或 而 且 但 则 若 因 由 于 以 为 被 把 将 从 到 也 都 就 才 又 还 很 已 这 那 哪 此 该 其 某
我 你 您 他 她 它 们 谁 吗 呢 吧 啊 呀 么 嘛 所
我们 你们 您们 他们 她们 它们 咱们 自己
这个 那个 这些 那些 这样 那样 这种 那种 这里 那里 这儿 那儿
什么 怎么 怎样 如何 为何 哪个 哪些 哪里 哪儿 多少 是否 能否 可否 可以 能够 应该 应当
就是 还是 不是 也是 都是 而是 或者 或是 以及 并且 而且 但是 可是 然而 不过 还有
因为 所以 因此 因而 由于 如果 假如 要是 虽然 尽管 即使 即便 无论 不论 不管 只要 除了 为了 对于 关于 至于 于是 从而
比如 例如 譬如 等等 的话
`
  .trim()
  .split(/\s+/);
