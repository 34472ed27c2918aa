/// What the service answers.
let cocktailsInJSON = #"""
  [
    {
      "id": "mojito",
      "name": "Mojito",
      "type": "alcoholic",
      "shortDescription": "Rum, mint and lime over ice.",
      "longDescription": "Press the mint gently with sugar and lime in the glass, so that the \#
  leaves stay whole and give their oil without turning bitter. Fill up with crushed ice, pour \#
  the rum over it and top with soda. It is served with a sprig that you smell before you drink.",
      "preparationMinutes": 6,
      "imageName": "highball-green",
      "ingredients": [
        "60 ml white rum",
        "30 ml lime juice",
        "2 teaspoons sugar",
        "8 mint leaves",
        "soda water"
      ]
    },
    {
      "id": "caipirinha",
      "name": "Caipirinha",
      "type": "alcoholic",
      "shortDescription": "Brazil in a tumbler: cachaça, lime and sugar.",
      "longDescription": "Cut a lime into eighths and crush it with the sugar until the juice \#
  runs. Ice comes next, the cachaça last. Stir once from below; the drink grows milder while \#
  the ice melts.",
      "preparationMinutes": 5,
      "imageName": "rocks-lime",
      "ingredients": [
        "60 ml cachaça",
        "1 lime",
        "2 teaspoons raw sugar"
      ]
    },
    {
      "id": "espresso-martini",
      "name": "Espresso Martini",
      "type": "alcoholic",
      "shortDescription": "Coffee that stays up late.",
      "longDescription": "Shake a fresh espresso with vodka and coffee liqueur while it is \#
  still hot and the ice is hard: that makes the foam. Strain into a chilled glass and lay three \#
  beans on top.",
      "preparationMinutes": 7,
      "imageName": "martini-coffee",
      "ingredients": [
        "50 ml vodka",
        "30 ml espresso",
        "20 ml coffee liqueur",
        "10 ml sugar syrup",
        "3 coffee beans"
      ]
    },
    {
      "id": "negroni",
      "name": "Negroni",
      "type": "alcoholic",
      "shortDescription": "Three equal parts, bitter and red.",
      "longDescription": "Stir gin, red vermouth and bitter liqueur over large ice for half a \#
  minute. A strip of orange peel, twisted above the glass, is the only garnish that it needs.",
      "preparationMinutes": 4,
      "imageName": "rocks-red",
      "ingredients": [
        "30 ml gin",
        "30 ml red vermouth",
        "30 ml bitter liqueur",
        "1 strip of orange peel"
      ]
    },
    {
      "id": "americano",
      "name": "Americano",
      "type": "alcoholic",
      "shortDescription": "The light sister of the Negroni.",
      "longDescription": "Pour bitter liqueur and red vermouth over ice in a tall glass and \#
  fill up with soda. It is mild enough for the early evening, when dinner is still an hour away.",
      "preparationMinutes": 3,
      "imageName": "highball-amber",
      "ingredients": [
        "30 ml bitter liqueur",
        "30 ml red vermouth",
        "soda water",
        "1 slice of orange"
      ]
    },
    {
      "id": "daiquiri",
      "name": "Daiquiri",
      "type": "alcoholic",
      "shortDescription": "Rum, lime and sugar, shaken cold.",
      "longDescription": "Shake hard with plenty of ice and strain twice, so that no splinter \#
  floats in the glass. The balance is everything: taste the lime first and sweeten only as much \#
  as it asks for.",
      "preparationMinutes": 4,
      "imageName": "coupe-pale",
      "ingredients": [
        "60 ml white rum",
        "25 ml lime juice",
        "15 ml sugar syrup"
      ]
    },
    {
      "id": "pina-colada",
      "name": "Piña Colada",
      "type": "alcoholic",
      "shortDescription": "A beach with a straw.",
      "longDescription": "Blend rum, pineapple and cream of coconut with a cup of crushed ice \#
  until nothing rattles any more. Serve at once, before it separates, with a wedge of pineapple.",
      "preparationMinutes": 8,
      "imageName": "hurricane-cream",
      "ingredients": [
        "60 ml white rum",
        "90 ml pineapple juice",
        "30 ml cream of coconut",
        "1 wedge of pineapple"
      ]
    },
    {
      "id": "eclair-noir",
      "name": "Éclair Noir",
      "type": "alcoholic",
      "shortDescription": "Dark rum and cacao, after dinner.",
      "longDescription": "Stir rum and cacao liqueur with ice, pour into a small glass and \#
  float the cream over the back of a spoon. The two layers meet only when you drink.",
      "preparationMinutes": 5,
      "imageName": "coupe-cocoa",
      "ingredients": [
        "40 ml dark rum",
        "20 ml cacao liqueur",
        "20 ml cream"
      ]
    },
    {
      "id": "old-fashioned",
      "name": "old fashioned",
      "type": "alcoholic",
      "shortDescription": "Whiskey, sugar and patience.",
      "longDescription": "Wet a cube of sugar with bitters and crush it in the glass. Add \#
  whiskey and ice by turns and stir slowly; two minutes are well spent here.",
      "preparationMinutes": 6,
      "imageName": "rocks-amber",
      "ingredients": [
        "60 ml rye whiskey",
        "1 cube of sugar",
        "3 dashes of bitters",
        "1 strip of orange peel"
      ]
    },
    {
      "id": "virgin-mary",
      "name": "Virgin Mary",
      "type": "non-alcoholic",
      "shortDescription": "Tomato with a temper.",
      "longDescription": "Roll the tomato juice with lemon, Worcestershire sauce and hot sauce \#
  between two glasses instead of shaking it, which would make it thin. Salt and pepper come \#
  last, celery is for stirring.",
      "preparationMinutes": 5,
      "imageName": "highball-tomato",
      "ingredients": [
        "150 ml tomato juice",
        "15 ml lemon juice",
        "4 dashes of Worcestershire sauce",
        "2 dashes of hot sauce",
        "1 stick of celery"
      ]
    },
    {
      "id": "shirley-temple",
      "name": "Shirley Temple",
      "type": "non-alcoholic",
      "shortDescription": "Ginger ale with a red sunrise.",
      "longDescription": "Fill a tall glass with ice and ginger ale, and let the grenadine sink \#
  along the side. Do not stir: the colours are half of the fun. A cherry goes on top.",
      "preparationMinutes": 3,
      "imageName": "highball-pink",
      "ingredients": [
        "180 ml ginger ale",
        "15 ml grenadine",
        "10 ml lime juice",
        "1 cherry"
      ]
    },
    {
      "id": "cucumber-cooler",
      "name": "Cucumber Cooler",
      "type": "non-alcoholic",
      "shortDescription": "Green, cold and quiet.",
      "longDescription": "Crush five slices of cucumber with the mint, add elderflower syrup \#
  and lime, and fill up with soda and ice. Strain it if you like it clear.",
      "preparationMinutes": 5,
      "imageName": "highball-mint",
      "ingredients": [
        "5 slices of cucumber",
        "20 ml elderflower syrup",
        "20 ml lime juice",
        "6 mint leaves",
        "soda water"
      ]
    },
    {
      "id": "nojito",
      "name": "Nojito",
      "type": "non-alcoholic",
      "shortDescription": "All of the mint, none of the rum.",
      "longDescription": "Work as for its famous relative: sugar, lime and mint first, crushed \#
  ice next. Apple juice stands in for the rum and gives it body; soda makes it sparkle.",
      "preparationMinutes": 5,
      "imageName": "highball-lime",
      "ingredients": [
        "60 ml apple juice",
        "30 ml lime juice",
        "2 teaspoons sugar",
        "8 mint leaves",
        "soda water"
      ]
    },
    {
      "id": "ipanema",
      "name": "Ipanema",
      "type": "non-alcoholic",
      "shortDescription": "The tumbler that may drive home.",
      "longDescription": "Crush the lime with brown sugar, add ice and passion fruit juice, and \#
  fill up with ginger ale. Serve it with a short straw and the lime left in.",
      "preparationMinutes": 5,
      "imageName": "rocks-gold",
      "ingredients": [
        "1 lime",
        "2 teaspoons brown sugar",
        "50 ml passion fruit juice",
        "120 ml ginger ale"
      ]
    }
  ]
  """#
