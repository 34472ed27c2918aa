extension AnimalsAPI {
  /// An answer of the server that comes with the program.
  static let embeddedAnswer = #"""
    [
      {
        "title": "Dogs",
        "description": "Noses on four legs, and our oldest friends",
        "image": "dog",
        "order": 3,
        "status": "paid",
        "content": [
          {
            "fact": "The pattern of a dog's nose is as much its own as a fingerprint is yours.",
            "image": "dog"
          },
          {
            "fact": "Dogs sweat through their paws, and cool down by panting.",
            "image": "dog-amazed"
          },
          {
            "fact": "Dogs see blue and yellow well, but can hardly tell red from green.",
            "image": "dog"
          },
          {
            "fact": "The Basenji hardly ever barks. It yodels.",
            "image": "dog-amazed"
          },
          {
            "fact": "Puppies are born blind and deaf, and sleep through most of their first weeks.",
            "image": "dog-asleep"
          }
        ]
      },
      {
        "title": "Cats",
        "description": "Quiet hunters that sleep most of the day",
        "image": "cat",
        "order": 1,
        "status": "free",
        "content": [
          {
            "fact": "A cat sleeps twelve to sixteen hours a day.",
            "image": "cat-asleep"
          },
          {
            "fact": "Cats cannot taste sweetness: they lack a receptor that it takes.",
            "image": "cat"
          },
          {
            "fact": "A cat's whiskers are as wide as its body, and tell it where it fits in.",
            "image": "cat"
          },
          {
            "fact": "A cat that falls turns in the air, so that it lands on its feet.",
            "image": "cat-amazed"
          },
          {
            "fact": "Grown cats seldom meow at each other. They do it for people.",
            "image": "cat-amazed"
          }
        ]
      },
      {
        "title": "Octopuses",
        "description": "Eight arms, three hearts, and no bones at all",
        "image": "octopus",
        "order": 2,
        "status": "free",
        "content": [
          {
            "fact": "An octopus has three hearts, and one of them pauses while it swims.",
            "image": "octopus"
          },
          {
            "fact": "Its blood is blue, since copper carries the oxygen in it.",
            "image": "octopus"
          },
          {
            "fact": "Two thirds of its nerve cells are in its arms, which can act on their own.",
            "image": "octopus-amazed"
          },
          {
            "fact": "An octopus fits through any gap that its beak fits through.",
            "image": "octopus-amazed"
          },
          {
            "fact": "It tastes with its suckers whatever it touches.",
            "image": "octopus"
          },
          {
            "fact": "Some octopuses change their colours in their sleep.",
            "image": "octopus-asleep"
          }
        ]
      },
      {
        "title": "Elephants",
        "description": "The largest animals on land",
        "image": "elephant",
        "order": 4,
        "status": "free",
        "content": [
          {
            "fact": "There is not one bone in an elephant's trunk, only muscles by the thousands.",
            "image": "elephant"
          },
          {
            "fact": "An elephant carries its calf for 22 months, longer than any other on land.",
            "image": "elephant"
          },
          {
            "fact": "Elephants feel the rumble of a distant herd through their feet.",
            "image": "elephant-amazed"
          },
          {
            "fact": "In the wild, elephants sleep only about two hours a night.",
            "image": "elephant-asleep"
          }
        ]
      },
      {
        "title": "Owls",
        "description": "Silent in the air, and hard to surprise from behind",
        "image": "owl",
        "order": 5,
        "status": "paid",
        "content": [
          {
            "fact": "An owl turns its head by three quarters of a circle.",
            "image": "owl-amazed"
          },
          {
            "fact": "Its eyes are tubes and cannot roll, so the whole head has to follow a mouse.",
            "image": "owl"
          },
          {
            "fact": "A fringe on its wing feathers makes its flight almost silent.",
            "image": "owl"
          },
          {
            "fact": "A barn owl has one ear higher than the other, and hears how high a sound is.",
            "image": "owl"
          },
          {
            "fact": "Burrowing owls nest under the ground and are awake by day.",
            "image": "owl-asleep"
          }
        ]
      },
      {
        "title": "Bees",
        "description": "Dancers, builders, and friends of every orchard",
        "image": "bee",
        "order": 6,
        "status": "free",
        "content": [
          {
            "fact": "Honey bees dance to tell each other where flowers are, and how far away.",
            "image": "bee"
          },
          {
            "fact": "A bee has five eyes: two large ones, and three small ones between them.",
            "image": "bee"
          },
          {
            "fact": "Bees see patterns in ultraviolet light that flowers show to nobody else.",
            "image": "bee"
          },
          {
            "fact": "In its whole life a worker makes about a twelfth of a teaspoon of honey.",
            "image": "bee"
          }
        ]
      },
      {
        "title": "Penguins",
        "description": "Birds that fly under water",
        "image": "penguin",
        "order": 8,
        "status": "paid",
        "content": []
      },
      {
        "title": "Axolotls",
        "description": "Salamanders that never quite grow up",
        "image": "axolotl",
        "order": 7,
        "status": "free"
      }
    ]
    """#
}
